import { NotificationSettings } from '../../domains/preferences/notification-settings.tsx'
import type { SectionProps } from './section-props.ts'

export function Section({ person, plans }: SectionProps) {
  return <NotificationSettings userId={person.id} sellsPlans={plans !== null} />
}
