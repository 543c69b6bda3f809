import { useEffect, useMemo } from 'react'
import Lightbox from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { gallery as words } from '#src/content/gallery.ts'
import { useFocusBack } from '#src/ui/focus-back.ts'
import type { PhotoFile } from '#src/ui/photo.tsx'
import { RoomJump } from './room-jump.tsx'
import { slideOf } from './slides.ts'
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/captions.css'
import 'yet-another-react-lightbox/plugins/counter.css'
import 'yet-another-react-lightbox/plugins/thumbnails.css'
import './lightbox.css'

export interface LightboxViewProps {
  photos: readonly PhotoFile[]
  index: number
  onMove: (index: number) => void
  onClose: () => void
}

const plugins = [Captions, Counter, Thumbnails, Zoom]

const labels = {
  Lightbox: words.lightbox,
  'Photo gallery': words.photos,
  Carousel: words.carousel,
  Slide: words.slide,
  '{index} of {total}': words.slideLabel,
  Previous: words.previous,
  Next: words.next,
  Close: words.close,
  Thumbnails: words.thumbnails,
  Caption: words.caption,
  'Zoom in': words.zoomIn,
  'Zoom out': words.zoomOut,
}

/** The photos on each side whose thumbnails are shown: three at most, and none twice. */
const besides = (count: number) => Math.max(1, Math.min(3, Math.floor((count - 1) / 2)))

/** The photos over the whole window (PROP-23). Load it lazily: it brings the viewer's library along. */
export function LightboxView({ photos, index, onMove, onClose }: LightboxViewProps) {
  useFocusBack()
  useEffect(() => {
    // Past the viewer's last button the focus is on no element, where the library hears no key.
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && event.target === document.body) onClose()
    }
    document.addEventListener('keydown', closeByKey)
    return () => document.removeEventListener('keydown', closeByKey)
  }, [onClose])
  // Other slides with each photo would stop the movement to it.
  const slides = useMemo(() => photos.map(slideOf), [photos])
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={slides}
      plugins={plugins}
      labels={labels}
      on={{ view: ({ index }) => onMove(index) }}
      toolbar={{
        buttons: [<RoomJump key="rooms" photos={photos} index={index} onMove={onMove} />, 'close'],
      }}
      controller={{ closeOnPullDown: true }}
      carousel={{ padding: 0, preload: besides(photos.length), finite: photos.length === 1 }}
      captions={{ descriptionTextAlign: 'center' }}
      counter={{ separator: '/' }}
      thumbnails={{ width: 96, height: 64, border: 2, borderRadius: 4, padding: 0, gap: 8 }}
      zoom={{ maxZoomPixelRatio: 2 }}
      animation={{ fade: 150, swipe: 250 }}
    />
  )
}
