import { chat as words } from '#src/content/chat.ts'

/** How many messages are unread, on the button that shows them. */
export function Unread({ count }: { count: number }) {
  return (
    <>
      {' '}
      <span className="inline-grid size-5 place-items-center rounded-full bg-walnut text-note leading-5 text-on-walnut tabular-nums">
        <span aria-hidden="true">{count}</span>
        <span className="sr-only">({words.unread(count)})</span>
      </span>
    </>
  )
}
