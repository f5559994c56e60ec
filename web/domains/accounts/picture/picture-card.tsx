import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { PictureAnswer } from '../../../../contract/accounts/picture.ts'
import type { SessionUser } from '../../../../contract/accounts.ts'
import { api, unwrap } from '../../../api.ts'
import { profileTexts } from '../../../locales/en/accounts/profile.ts'
import { Button } from '../../../ui/button.tsx'
import { ChooseFileButton } from '../../../ui/fields/choose-file-button.tsx'
import { Avatar } from '../../../ui/layout/avatar.tsx'
import { SettingCard, SettingRow } from '../../../ui/layout/setting-card.tsx'
import { toast } from '../../../ui/toast.tsx'
import { sessionKey } from '../session.ts'
import { NotAPicture, squarePicture } from './square-picture.ts'

/** The picture of the account: chosen, shown and removed. */
export function PictureCard({ name, image }: Pick<SessionUser, 'name' | 'image'>) {
  const client = useQueryClient()
  const { picture } = api.api.account
  const onSuccess = ({ image: address }: PictureAnswer) => {
    client.setQueryData<SessionUser | null>(sessionKey, (user) => user && { ...user, image: address })
    toast.success(address ? profileTexts.pictureSaved : profileTexts.pictureRemoved)
  }
  const onError = (error: Error) =>
    error instanceof NotAPicture
      ? toast.error(profileTexts.notAPicture)
      : toast.error(profileTexts.pictureNotSaved, { description: error.message })
  const save = useMutation({
    mutationFn: async (file: File): Promise<PictureAnswer> =>
      unwrap(picture.$put({ json: { image: await squarePicture(file) } })),
    onSuccess,
    onError,
  })
  const remove = useMutation({
    mutationFn: (): Promise<PictureAnswer> => unwrap(picture.$delete()),
    onSuccess,
    onError,
  })
  return (
    <SettingCard title={profileTexts.picture}>
      <SettingRow
        icon={<Avatar name={name} image={image} size="large" />}
        title={profileTexts.yourPicture}
        text={profileTexts.onlyYouSeeIt}
        stacks
        action={
          <>
            <ChooseFileButton
              label={profileTexts.chooseAPicture}
              accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
              onChoose={(file) => save.mutate(file)}
              busy={save.isPending}
            />
            {image && (
              <Button size="sm" variant="ghost" busy={remove.isPending} onClick={() => remove.mutate()}>
                {profileTexts.removePicture}
              </Button>
            )}
          </>
        }
      />
    </SettingCard>
  )
}
