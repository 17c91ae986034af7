import {Button} from './button.tsx'
import {Dialog} from './dialog.tsx'
import {Row} from './row.tsx'
import {Text} from './text.tsx'

interface ConfirmDialogProps {
  question: string
  /** What will be lost. */
  consequence: string
  confirm: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is done that cannot be taken back; the focus starts on the way out. */
export function ConfirmDialog({question, consequence, confirm, onConfirm, onClose}: ConfirmDialogProps) {
  return (
    <Dialog onClose={onClose} title={question}>
      <Text $tone="textMuted">{consequence}</Text>
      <Row $gap="sm">
        <Button onPress={onConfirm}>{confirm}</Button>
        <Button onPress={onClose} tone="quiet">
          Cancel
        </Button>
      </Row>
    </Dialog>
  )
}
