import { Component, type ReactNode } from 'react'

type MessageBoundaryProps = { text: string; children: ReactNode }
type State = { hasFailed: boolean }

/** Shows a message as plain text when rendering fails, so that the rest of the page remains. */
export class MessageBoundary extends Component<MessageBoundaryProps, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override componentDidUpdate(before: MessageBoundaryProps): void {
    if (this.state.hasFailed && before.text !== this.props.text) this.setState({ hasFailed: false })
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return <p className="text-16 whitespace-pre-wrap [overflow-wrap:anywhere]">{this.props.text}</p>
  }
}
