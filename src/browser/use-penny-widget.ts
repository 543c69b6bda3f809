import { useEffect } from 'react'

/** Puts Penny's script tag on the page, as any other site would write it, and takes her away with the page. */
export function usePennyWidget({ key, propertyId }: { key: string; propertyId: number }): void {
  useEffect(() => {
    const script = document.createElement('script')
    script.src = '/widget/penny-widget.js'
    script.async = true
    script.dataset.pennyKey = key
    script.dataset.pennyProperty = String(propertyId)
    document.body.append(script)
    return () => {
      script.remove()
      document.querySelector('penny-widget')?.remove()
    }
  }, [key, propertyId])
}
