import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useLanguage } from '../language'
import { IconButton } from './IconButton'

interface WindowProps {
  readonly title: string
  readonly size: 'small' | 'large' | 'wide'
  readonly testId: string
  onClose(): void
  readonly children: ReactNode
}

/** A dialog over the window: Esc, the cross or a press beside it closes. */
export function Window({ title, size, testId, onClose, children }: WindowProps) {
  const { word } = useLanguage()
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={(open) => !open && onClose()} className="veil">
      <Modal className={`window ${size}`}>
        <Dialog className="window-body" data-testid={testId}>
          <header className="window-head">
            <Heading slot="title">{title}</Heading>
            <IconButton name={word('ui.close')} keys={['Esc']} icon={<X size={16} />} onPress={onClose} />
          </header>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
