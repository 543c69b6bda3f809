import { streetAndTown } from '#domain/address-lines.ts'
import { propertyView as words } from '#src/content/property-view.ts'

/** Of an address that no listing has: it is not the title of a home. */
export function UnlistedHeadline({ address }: { address: string }) {
  return (
    <>
      <h1 className="font-serif text-heading font-normal text-balance">{words.unlisted}</h1>
      <p data-address className="mt-2 text-lead leading-6 text-ink-soft [overflow-wrap:anywhere]">
        {address}
      </p>
    </>
  )
}

/** An address as a title: street large, town below; read as one line. */
export function Headline({ address }: { address: string }) {
  const [street, town] = streetAndTown(address)
  return (
    <h1>
      <span className="block font-serif text-heading font-normal text-balance [overflow-wrap:anywhere]">{street}</span>
      {town && (
        <>
          <span className="sr-only">, </span>
          <span className="mt-2 block text-lead leading-6 text-ink-soft [overflow-wrap:anywhere]">{town}</span>
        </>
      )}
    </h1>
  )
}
