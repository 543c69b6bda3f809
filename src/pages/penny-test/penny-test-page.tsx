import { appPages, headOf } from '#domain/pages.ts'
import { pennyKey } from '#domain/sample.ts'
import { photosMachine } from '#machines/photos/photos.machine.ts'
import { wire } from '#machines/port.ts'
import { loadImages } from '#src/api/property.ts'
import { usePageHead } from '#src/browser/use-page-head.ts'
import { usePennyWidget } from '#src/browser/use-penny-widget.ts'
import { useWorkflow } from '#src/browser/use-workflow.ts'
import { sample } from '#src/sample.ts'
import { PennyTestView } from './penny-test-view.tsx'

const machine = wire(photosMachine, { actors: { loadImages } })

/** WIDGET-02. */
export function PennyTestPage() {
  usePageHead(headOf(appPages['penny-test']))
  usePennyWidget({ key: pennyKey, propertyId: sample.id })
  const [snapshot, send] = useWorkflow(machine, { input: { propertyId: sample.id } })
  const { photos, broken } = snapshot.context
  return (
    <PennyTestView
      photos={photos.filter(({ url }) => !broken.includes(url))}
      onBroken={(url) => send({ type: 'PHOTO_BROKE', url })}
    />
  )
}
