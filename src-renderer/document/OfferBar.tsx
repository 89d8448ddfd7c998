/** Something that could be opened: said over the stage, in nobody's way, until the person says yes or no. */
import { ClipboardPaste, History } from 'lucide-react'
import { Button } from '../controls/Button'
import { type Language, useLanguage } from '../language'
import { useApp } from '../useApp'
import type { Offer } from './documentDesk'
import { acceptOffer, refuseOffer } from './offers'
import { titleOf } from './titleOf'
import { useDocuments } from './useDocuments'

export function OfferBar() {
  const app = useApp()
  const language = useLanguage()
  const { say, word } = language
  const offer = useDocuments((desk) => desk.offer)
  return (
    <div className="offer-place" role="status">
      {offer && (
        <section
          key={JSON.stringify(offer).slice(0, 1000)}
          className="offer"
          aria-label={word('doc.offer')}
          data-testid="offer"
          onKeyDown={(event) => {
            if (event.key === 'Escape') refuseOffer(app)
          }}
        >
          {offer.kind === 'paste' ? (
            <ClipboardPaste size={16} aria-hidden="true" />
          ) : (
            <History size={16} aria-hidden="true" />
          )}
          <p>{say({ key: `doc.offer.${offer.kind}`, values: { name: nameOf(offer, language) } })}</p>
          {/* What was pasted is what the person has in mind: Enter opens it. */}
          <Button autoFocus={offer.kind === 'paste'} onPress={() => void acceptOffer(app)} testId="offer-yes">
            {word(`doc.offer.${offer.kind}.yes`)}
          </Button>
          <Button look="quiet" onPress={() => refuseOffer(app)} testId="offer-no">
            {word(`doc.offer.${offer.kind}.no`)}
          </Button>
        </section>
      )}
    </div>
  )
}

function nameOf(offer: Offer, language: Language): string {
  if (offer.kind === 'recover') return offer.offered.file ?? titleOf(offer.offered.run, language)
  const { pasted } = offer
  if (pasted.kind === 'path') return pasted.path.replace(/^.*[\\/]/, '')
  return titleOf(pasted.kind === 'run' ? pasted.run : pasted.document.run, language)
}
