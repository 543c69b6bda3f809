/** HOME-11: how much of an element has to be in view. */
const share = 0.1
/** What is very tall never shows a tenth of itself; filling this much of the view counts as well. */
const shareOfView = 0.5

const thresholds = [0, 0.02, 0.04, 0.06, 0.08, share]

/** Tells whether an element is in view, at first and whenever that changes. Returns how to stop. */
export function watchInView(element: Element, notify: (isInView: boolean) => void): () => void {
  let last: boolean | undefined
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1)
      if (!entry || isInView(entry) === last) return
      last = isInView(entry)
      notify(last)
    },
    { threshold: thresholds },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

function isInView({ isIntersecting, intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry) {
  if (!isIntersecting) return false
  if (intersectionRatio >= share) return true
  return rootBounds !== null && intersectionRect.height >= rootBounds.height * shareOfView
}
