import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { PropertyLoadingView } from '#src/pages/property/loading-view.tsx'

afterEach(() => {
  cleanup()
  document.head.replaceChildren()
})

/** The photo shown while the page loads, opened at `path` with this in the head. */
function seenAt(path: string, head: string): HTMLSourceElement | null {
  history.replaceState(null, '', path)
  document.head.innerHTML = head
  return render(<PropertyLoadingView />).container.querySelector('source')
}

const photo = '<link rel="preload" as="image" type="image/avif" imagesrcset="/a.avif 480w" imagesizes="50svh">'
const owner = '<link rel="canonical" href="https://pending.example/p/linden">'

describe('[PROP-09] the photo that the server preloads', () => {
  it('is shown from its preload while the listing loads', () => {
    const source = seenAt('/p/linden', photo + owner)
    expect([source?.type, source?.srcset, source?.sizes]).toEqual(['image/avif', '/a.avif 480w', '50svh'])
  })

  it.each([
    ['at another address', '/p/juniper', photo + owner],
    ['when it belongs to no address', '/p/linden', photo],
    ['when there is none', '/p/linden', owner],
  ])('isn’t shown %s', (_, path, head) => {
    expect(seenAt(path, head)).toBeNull()
  })
})
