import { setUpTexts } from '../../locales/en/site/set-up.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { SettingCard, SettingRow } from '../../ui/layout/setting-card.tsx'

/** Opens the settings of the site again, for its operator. */
export function SetUpCard() {
  return (
    <SettingCard title={setUpTexts.site}>
      <SettingRow
        title={setUpTexts.titleLater}
        text={setUpTexts.openText}
        action={
          <ButtonLink to="/setup" size="sm">
            {setUpTexts.openSettings}
          </ButtonLink>
        }
      />
    </SettingCard>
  )
}
