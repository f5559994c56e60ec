import {
  CreditCard,
  Keyboard,
  LayoutDashboard,
  LogOut,
  Monitor,
  Moon,
  Settings,
  Sparkles,
  Sun,
  Wrench,
} from 'lucide-react'
import { useNavigate } from 'react-router'
import { navigationTexts as texts } from '../../locales/en/ui/navigation.ts'
import { MenuChoice, MenuItem, MenuLabel, MenuSeparator } from '../overlays/menu.tsx'
import { setTheme, type Theme } from '../theme/theme.ts'
import { useTheme } from '../theme/use-theme.ts'
import { useShell } from './shell-context.ts'
import { shownName } from './shown-name.ts'

export type ShellUser = { name: string; email: string; image?: string | null; isOperator?: boolean }
export type ShellWords = { remaining: number; limit: number }
/** Where plans are sold; `isFree` is undefined until it is known. */
export type ShellPlans = { path: string; isFree: boolean | undefined; isLargest?: boolean | undefined }

export type AccountMenuProps = {
  user: ShellUser
  plans: ShellPlans | null
  onSignOut: () => void
  onShowShortcuts: () => void
  /** The documented shorter words of the header on phones. */
  isMobileHeader?: boolean
}

const themes = () => [
  { value: 'light', label: texts.light, icon: <Sun /> },
  { value: 'dark', label: texts.dark, icon: <Moon /> },
  { value: 'system', label: texts.system, icon: <Monitor /> },
]

/** The entries of every menu of the account, in the sidebar and in the bar. */
export function AccountMenuItems({
  user,
  plans,
  onSignOut,
  onShowShortcuts,
  isMobileHeader = false,
}: AccountMenuProps) {
  const { theme } = useTheme()
  const { isPhone } = useShell()
  const navigate = useNavigate()
  const name = shownName(user)
  return (
    <>
      <MenuLabel>
        <span className="block truncate font-medium text-ink">{name}</span>
        {name !== user.email && <span className="block truncate">{user.email}</span>}
      </MenuLabel>
      <MenuSeparator />
      <MenuItem icon={<LayoutDashboard />} onSelect={() => navigate('/dashboard')}>
        {texts.dashboard}
      </MenuItem>
      <MenuItem icon={<Settings />} onSelect={() => navigate('/settings')}>
        {isMobileHeader ? texts.settings : texts.accountSettings}
      </MenuItem>
      {user.isOperator && (
        <MenuItem icon={<Wrench />} onSelect={() => navigate('/operator')}>
          {texts.operator}
        </MenuItem>
      )}
      {plans && (
        <MenuItem icon={<CreditCard />} onSelect={() => navigate('/settings?tab=subscription')}>
          {texts.manageSubscription}
        </MenuItem>
      )}
      {plans?.isFree && (
        <MenuItem icon={<Sparkles />} onSelect={() => navigate(plans.path)}>
          {texts.upgradeToPro}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuChoice
        label={texts.theme}
        value={theme}
        onChange={(value) => setTheme(value as Theme)}
        options={themes()}
      />
      <MenuSeparator />
      {!isPhone && (
        <MenuItem icon={<Keyboard />} onSelect={onShowShortcuts}>
          {texts.keyboardShortcuts}
        </MenuItem>
      )}
      <MenuItem icon={<LogOut />} onSelect={onSignOut}>
        {isMobileHeader ? texts.signOut : texts.logOut}
      </MenuItem>
    </>
  )
}
