import { gallery as words } from '#src/content/gallery.ts'
import type { PhotoFile } from '#src/ui/photo.tsx'

interface RoomJumpProps {
  photos: readonly PhotoFile[]
  index: number
  onMove: (index: number) => void
}

/** PROP-23: a list of the rooms that the photos show; nothing where fewer than two are named. */
export function RoomJump({ photos, index, onMove }: RoomJumpProps) {
  const rooms = photos.flatMap(({ room }, place) => (room ? [{ room, place }] : []))
  if (rooms.length < 2) return null
  return (
    <select
      aria-label={words.rooms}
      className="lightbox-rooms"
      value={photos[index]?.room ? index : ''}
      onChange={(event) => onMove(Number(event.target.value))}
      // The menu may keep the end of the press to itself, and the viewer would take it for a swipe.
      onPointerDown={(event) => event.stopPropagation()}
      // Arrow keys choose a room here, and do not turn the photos behind it.
      onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}
    >
      {!photos[index]?.room && <option value="">{words.rooms}</option>}
      {rooms.map(({ room, place }) => (
        <option key={place} value={place}>
          {room}
        </option>
      ))}
    </select>
  )
}
