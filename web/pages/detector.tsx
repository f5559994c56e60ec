import { DetectorDesk } from '../domains/detector/detector-desk.tsx'
import { useDetector } from '../domains/detector/use-detector.ts'

export function Component() {
  const detector = useDetector()
  return (
    <>
      <link rel="canonical" href="/ai-detector" />
      <DetectorDesk detector={detector} onHumanize={() => {}} />
    </>
  )
}
