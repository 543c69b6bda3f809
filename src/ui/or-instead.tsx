import { Component, type ReactNode } from 'react'

interface Props {
  instead?: ReactNode
  onBroken?: () => void
  children: ReactNode
}

/** A part of a page that breaks, or whose chunk does not arrive, gives its place to something else, and the page stays. */
export class OrInstead extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch() {
    this.props.onBroken?.()
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children
  }
}
