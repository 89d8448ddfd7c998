import { Download } from 'lucide-react'
import { DialogTrigger, Popover } from 'react-aria-components'
import { Button } from '../controls/Button'
import { IconButton } from '../controls/IconButton'
import { useLanguage } from '../language'
import { useApp } from '../useApp'
import type { Charted } from './chart'
import { saveMap } from './mapFile'

/** Saves the map as it stands, in one of two formats. */
export function SaveMap({ chart }: { readonly chart: Charted }) {
  const app = useApp()
  const { word } = useLanguage()
  return (
    <DialogTrigger>
      <IconButton name={word('map.save')} icon={<Download size={16} />} testId="map-save" />
      <Popover className="popover map-save" placement="bottom end" offset={6} aria-label={word('map.save')}>
        {(['svg', 'png'] as const).map((format) => (
          <Button
            key={format}
            look="quiet"
            onPress={() => void saveMap(app, chart, format)}
            testId={`map-save-${format}`}
          >
            {word(`map.save.${format}`)}
          </Button>
        ))}
      </Popover>
    </DialogTrigger>
  )
}
