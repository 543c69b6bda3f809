import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { keepScrollAtTop } from './browser/scroll-to-top.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Routes } from './routes.tsx'
import './styles/main.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

keepScrollAtTop()
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <Routes />
    </ErrorBoundary>
  </StrictMode>,
)
