import { Languages, SlidersHorizontal } from 'lucide-react'
import type { ReactElement } from 'react'
import { translationLanguages } from '../../../../../contract/essays/suggestions.ts'
import { tones } from '../../../../../contract/tones.ts'
import { contractText } from '../../../../locales/contract-text.ts'
import { suggestions as texts } from '../../../../locales/en/essays/suggestions.ts'
import { Menu, MenuItem, MenuLabel, MenuSeparator, SubMenu } from '../../../../ui/overlays/menu.tsx'
import type { SuggestionChoice } from '../choice.ts'
import { type ActionRow, actionsOf } from './action-rows.tsx'
import { useOffer } from './use-offer.ts'

export type MenuChoice = SuggestionChoice | { action: 'check' }

type ActionMenuProps = {
  chatId: string
  /** The server has the essay. */
  isStored: boolean
  trigger: ReactElement
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  hasSelection: boolean
  onChoose: (choice: MenuChoice) => void
}

/** All actions. Those that the model of the essay cannot do are grey, and the last line says why. */
export function ActionMenu({
  chatId,
  isStored,
  trigger,
  isOpen,
  onOpenChange,
  hasSelection,
  onChoose,
}: ActionMenuProps) {
  const { offer, reason, can } = useOffer(chatId, isStored && isOpen)
  const rowOf = ({ id, icon }: ActionRow) => (
    <MenuItem key={id} icon={icon} disabled={!can(id)} onSelect={() => onChoose({ action: id })}>
      {texts.actions[id]}
    </MenuItem>
  )
  return (
    <Menu
      align="start"
      trigger={trigger}
      open={isOpen}
      onOpenChange={onOpenChange}
      className="max-h-[70dvh] w-64 overflow-y-auto"
    >
      <MenuLabel>{hasSelection ? texts.forSelection : texts.forParagraph}</MenuLabel>
      {actionsOf('rewrite').map(rowOf)}
      {can('tone') && (
        <SubMenu icon={<SlidersHorizontal />} label={texts.actions.tone}>
          {tones
            .filter(({ id }) => (offer ? offer.tones.includes(id) : id !== 'neutral'))
            .map(({ id, label }) => (
              <MenuItem key={id} onSelect={() => onChoose({ action: 'tone', tone: id })}>
                {contractText(label)}
              </MenuItem>
            ))}
        </SubMenu>
      )}
      {!can('tone') && (
        <MenuItem icon={<SlidersHorizontal />} disabled onSelect={() => {}}>
          {texts.actions.tone}
        </MenuItem>
      )}
      {can('translate') ? (
        <SubMenu icon={<Languages />} label={texts.actions.translate}>
          {translationLanguages.map(({ id, label }) => (
            <MenuItem key={id} onSelect={() => onChoose({ action: 'translate', language: id })}>
              <span lang={id}>{label}</span>
            </MenuItem>
          ))}
        </SubMenu>
      ) : (
        <MenuItem icon={<Languages />} disabled onSelect={() => {}}>
          {texts.actions.translate}
        </MenuItem>
      )}
      <MenuSeparator />
      {actionsOf('write').map(rowOf)}
      <MenuSeparator />
      {actionsOf('ai').map(rowOf)}
      {reason && <p className="max-w-full px-2.5 pt-1.5 pb-1 text-12 text-pretty text-ink-muted">{reason}</p>}
    </Menu>
  )
}
