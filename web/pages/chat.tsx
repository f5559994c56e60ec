import { TopBar } from '../ui/shell/top-bar.tsx'

export function Component() {
  return <TopBar title="Chat" />
}
