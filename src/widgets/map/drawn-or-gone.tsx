import { Component, type ReactNode } from 'react'

interface Props {
  onGone?: () => void
  instead?: ReactNode
  children: ReactNode
}

/** A map whose chunk does not arrive is a map that cannot be drawn, and no reason to lose the page. */
export class DrawnOrGone extends Component<Props, { gone: boolean }> {
  override state = { gone: false }

  static getDerivedStateFromError() {
    return { gone: true }
  }

  override componentDidCatch() {
    this.props.onGone?.()
  }

  override render() {
    return this.state.gone ? this.props.instead : this.props.children
  }
}
