/** A title such as "Scaling excellence: a checklist". Where it takes two lines, it breaks after the colon. */
export function TwoPartTitle({ title }: { title: string }) {
  const colon = title.indexOf(': ')
  if (colon === -1) return title
  return (
    <>
      <span className="inline-block">{title.slice(0, colon + 1)}</span>{' '}
      <span className="inline-block">{title.slice(colon + 2)}</span>
    </>
  )
}
