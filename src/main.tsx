import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { keepScrollAtTop } from './browser/scroll-to-top.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { LazyMarketing, Routes } from './routes.tsx'
import './styles/main.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const site = (
  <StrictMode>
    <ErrorBoundary>
      <Routes />
    </ErrorBoundary>
  </StrictMode>
)

keepScrollAtTop()
if (root.hasAttribute('data-prerendered')) {
  // What the HTML shows is rendered once more at once, or not at all: until then it can be read as it is.
  void LazyMarketing.preload()
    .then(() => import('./marketing/marketing.tsx'))
    .then(({ preloadPage }) => preloadPage(location.pathname))
    .finally(() => {
      // From here on React keeps what is pressed.
      dispatchEvent(new Event('hydrating'))
      // In slices, between which the browser takes events and paints.
      startTransition(() => void hydrateRoot(root, site))
    })
} else {
  createRoot(root).render(site)
}
