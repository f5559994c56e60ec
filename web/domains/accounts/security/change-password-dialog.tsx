import { type FormEvent, useState } from 'react'
import { ApiError } from '../../../api.ts'
import { securityTexts } from '../../../locales/en/accounts/security.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorNote } from '../../../ui/feedback/error-state.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toast.tsx'
import { checkReset } from '../form/account-form.ts'
import { focusFirstError } from '../form/focus-first-error.ts'
import { useConfig } from '../queries.ts'
import { useChangePassword } from '../security-queries.ts'

const empty = { current: '', password: '', repeated: '' }

/** Asks for the current password and twice for the new one. The change ends all other sessions. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const [values, setValues] = useState(empty)
  const [tried, setTried] = useState(false)
  const change = useChangePassword()
  const lengthMin = useConfig().data?.passwordMin ?? 6
  const faults = {
    ...(values.current ? {} : { current: securityTexts.pleaseEnterYourPassword }),
    ...checkReset(values.password, values.repeated, lengthMin),
  }
  const isWrong = change.error instanceof ApiError && change.error.code === 'wrong_password'
  const isTooEasy = change.error instanceof ApiError && change.error.code === 'password_too_easy'
  const errors: Partial<typeof empty> = {
    ...(isWrong ? { current: change.error!.message } : {}),
    ...(isTooEasy ? { password: change.error!.message } : {}),
    ...(tried ? faults : {}),
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (Object.keys(faults).length > 0) return focusFirstError(event.currentTarget)
    change.mutate(
      { currentPassword: values.current, newPassword: values.password },
      {
        onSuccess: () => {
          toast.success(securityTexts.passwordChanged, { description: securityTexts.allOtherSessionsWere })
          onClose()
        },
      },
    )
  }
  const field = (name: keyof typeof empty) => ({
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => {
      setValues({ ...values, [name]: event.target.value })
      if (isTooEasy && name === 'password') change.reset()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={securityTexts.changeYourPassword}
      description={securityTexts.youStaySignedInHere}
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <PasswordField
          {...field('current')}
          label={securityTexts.currentPassword}
          autoComplete="current-password"
          autoFocus
        />
        <PasswordField
          {...field('password')}
          label={securityTexts.newPassword}
          autoComplete="new-password"
          meterLengthMin={lengthMin}
        />
        <PasswordField
          {...field('repeated')}
          label={securityTexts.newPasswordAgain}
          autoComplete="new-password"
        />
        {change.isError && !isWrong && !isTooEasy && <ErrorNote>{change.error.message}</ErrorNote>}
        <Button
          type="submit"
          variant="primary"
          busy={change.isPending}
          className="self-end max-sm:self-stretch"
        >
          {securityTexts.changePassword}
        </Button>
      </form>
    </Dialog>
  )
}
