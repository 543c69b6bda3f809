import { codeOf, share as words } from '#src/content/share.ts'

/** The QR code of the page and its address: for paper alone (PROP-26). */
export function PrintedCode({ link }: { link: string }) {
  const code = codeOf(link)
  if (!code) return null
  const { host, pathname } = new URL(link)
  return (
    <div className="printed-code">
      <img src={code} alt={words.codeAlt} width="112" height="112" />
      <p>
        {words.scanPrinted}
        <br />
        {host + pathname}
      </p>
    </div>
  )
}
