import { Component, type ReactNode } from 'react'
import { CrashView } from './pages/crash-view.tsx'

interface Props {
  children: ReactNode
}

/** ROUTE-06: what broke while rendering ends here. A fresh load is the one retry that also brings a newer build. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state = { error: null as unknown }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    const kind = error instanceof Error && error.name === 'ChunkLoadError' ? 'chunk' : 'error'
    return <CrashView kind={kind} onRetry={() => location.reload()} />
  }
}
