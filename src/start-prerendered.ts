/**
 * What a prerendered page starts with (MKT-13). The page can be read as it is, so its scripts come when styles, fonts and the
 * pictures in view are here and painted, so as not to take bandwidth and the processor from them, or as soon as the visitor does
 * something. What is pressed before the page is hydrated is pressed again then: links work by themselves, buttons don't.
 */

/** In milliseconds: a picture that is slow or never comes, or a tab that isn't seen, doesn't hold up the rest. */
const patience = 3000
const { scripts = '' } = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset ?? {}
const files = scripts.split(' ')
const pressed: HTMLElement[] = []
let isStarted = false

function start(fetchPriority: 'low' | 'high') {
  if (isStarted) return
  isStarted = true
  for (const href of files) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', fetchPriority, href }))
  }
  void import(/* @vite-ignore */ files[0] ?? '')
}

function keepPress({ target }: Event) {
  const button = target instanceof Element && target.closest('button')
  if (button) pressed.push(button)
}

const firstSigns = ['pointerdown', 'keydown', 'focusin']
for (const sign of firstSigns) addEventListener(sign, () => start('high'), { once: true })
addEventListener('click', keepPress)
addEventListener('hydrating', () => removeEventListener('click', keepPress), { once: true })
addEventListener(
  'hydrated',
  () => {
    // React takes no events while it commits.
    queueMicrotask(() => {
      for (const button of pressed) button.click()
    })
  },
  { once: true },
)

const loaded = new Promise((resolve) => {
  if (document.readyState === 'complete') resolve(null)
  else addEventListener('load', resolve)
})
const painted = new Promise((resolve) => {
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
})
void Promise.all([loaded, painted]).then(() => start('low'))
setTimeout(() => start('low'), patience)
