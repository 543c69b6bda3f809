import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import styles from '../page/explorer.css?inline'
import { publish } from './channel.ts'
import { turnOff } from './current.ts'
import type { Inspection, ServerReport } from './inspection.ts'
import { InspectionView } from './inspection-view.tsx'

/** Adds the panel below the page in a shadow tree, so that styles don't affect each other. */
export function showPanel(inspection: Inspection): void {
  const host = document.createElement('aside')
  host.setAttribute('aria-label', 'Machine inspector')
  const shadow = host.attachShadow({ mode: 'open' })
  const style = document.createElement('style')
  // A shadow tree has no root element of its own.
  style.textContent = styles.replaceAll(/\bhtml(?=\s*[,{])/g, ':host').replaceAll(':root', ':host')
  const place = document.createElement('div')
  shadow.append(style, place)
  document.body.append(host)
  const stop = publish(
    () => inspection.state(),
    (listener) => inspection.subscribe(listener),
  )
  const leaveServer = followServer(inspection)
  const root = createRoot(place)
  const close = () => {
    turnOff()
    stop()
    leaveServer()
    root.unmount()
    host.remove()
  }
  root.render(<Panel inspection={inspection} onClose={close} />)
}

/** Shows the server's machines as well; the browser reconnects by itself. */
function followServer(inspection: Inspection): () => void {
  const reports = new EventSource('/machine-reports')
  reports.addEventListener('report', ({ data }) => inspection.receive(JSON.parse(data) as ServerReport))
  return () => reports.close()
}

function Panel({ inspection, onClose }: { inspection: Inspection; onClose: () => void }) {
  const [state, setState] = useState(inspection.state())
  const [isOpen, setIsOpen] = useState(true)
  useEffect(() => {
    let frame = 0
    const stop = inspection.subscribe(() => {
      // All events of one frame are drawn once.
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setState(inspection.state()))
    })
    setState(inspection.state())
    return () => {
      cancelAnimationFrame(frame)
      stop()
    }
  }, [inspection])
  return (
    <div className={isOpen ? 'x-panel' : 'x-panel is-folded'}>
      <div className="x-tools">
        <strong>Machines of this page and the server</strong>
        <button className="x-button" type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Fold' : 'Unfold'}
        </button>
        <a className="x-button" href="/machines/inspect" target="machine-inspector">
          Open in a window
        </a>
        <button className="x-button" type="button" onClick={onClose}>
          Close
        </button>
      </div>
      {isOpen && <InspectionView state={state} />}
    </div>
  )
}
