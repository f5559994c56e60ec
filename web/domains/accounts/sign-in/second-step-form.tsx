import { CircleCheck } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { limits } from '../../../../contract/limits.ts'
import { signInTexts } from '../../../locales/en/accounts/sign-in.ts'
import { accountTexts } from '../../../locales/en/shared/accounts.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { TextField } from '../../../ui/fields/input.tsx'
import { codeTrouble } from '../account-trouble.ts'
import { codeDigits } from '../form/account-form.ts'
import { focusFirstError } from '../form/focus-first-error.ts'
import { TroubleNote } from '../form/trouble-note.tsx'
import { useTrouble } from '../form/use-trouble.ts'
import { linkClass } from '../link-class.ts'
import { useVerifyCode } from '../queries.ts'

const codeLength = 6

type CodeFieldProps = { isRecovery: boolean; value: string; onChange: (code: string) => void; error?: string }

function CodeField({ isRecovery, value, onChange, error }: CodeFieldProps) {
  return (
    <TextField
      label={isRecovery ? signInTexts.recoveryCode : signInTexts.sixDigitCode}
      name="code"
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoCapitalize={isRecovery ? 'characters' : 'none'}
      autoCorrect="off"
      spellCheck={false}
      autoFocus
      key={isRecovery ? 'recovery' : 'totp'}
      placeholder={isRecovery ? signInTexts.abcdeFghij : '000000'}
      className="[&_input]:font-mono [&_input]:tracking-widest"
      value={value}
      onChange={(event) => onChange(isRecovery ? event.target.value : codeDigits(event.target.value))}
      hint={isRecovery ? signInTexts.oneOfTheCodesThat : signInTexts.fromYourAuthenticatorApp}
      error={error}
    />
  )
}

type SecondStepFormProps = {
  /** Shown in a dialog over a page: continues at once and does not mention a redirect. */
  isOverPage?: boolean
  /** Returns to the password, with the reason unless the user chose to. */
  onBack: (reason?: string) => void
}

/** Asks for the authenticator app's code or a recovery code. Submits by itself after six digits. */
export function SecondStepForm({ isOverPage = false, onBack }: SecondStepFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [isRecovery, setRecovery] = useState(false)
  const [code, setCode] = useState('')
  const [trustDevice, setTrustDevice] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const verify = useVerifyCode(isOverPage ? 0 : limits.loginRedirectMs)
  const { trouble, waitSeconds } = useTrouble(verify.error, (error, isOnline) =>
    codeTrouble(error, isRecovery, isOnline),
  )
  const isBusy = verify.isPending || Boolean(verify.data)

  useEffect(() => {
    if (trouble?.kind === 'start-over') onBack(trouble.text)
    if (trouble?.kind !== 'refused') return
    const field = form.current?.querySelector<HTMLInputElement>('[name="code"]')
    field?.focus()
    field?.select()
  }, [trouble, onBack])

  function send(typed: string) {
    if (isBusy || waitSeconds > 0) return
    verify.mutate({ code: typed.trim(), trustDevice, isRecovery })
  }
  function change(typed: string) {
    setCode(typed)
    setMissing(false)
    if (!isRecovery && typed.length === codeLength && typed !== code) send(typed)
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const isShort = isRecovery ? code.trim() === '' : code.length < codeLength
    setMissing(isShort)
    if (isShort) return focusFirstError(event.currentTarget)
    send(code)
  }
  function switchKind() {
    setRecovery(!isRecovery)
    setCode('')
    setMissing(false)
    verify.reset()
  }
  const missingText = isRecovery ? signInTexts.pleaseEnterARecoveryCode : signInTexts.pleaseEnterAllSixDigits
  return (
    <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-5">
      <CodeField
        isRecovery={isRecovery}
        value={code}
        onChange={change}
        error={isMissing ? missingText : undefined}
      />
      <Checkbox
        name="trust-device"
        checked={trustDevice}
        onChange={setTrustDevice}
        label={signInTexts.trustThisDeviceFor30}
      />
      {!verify.isPending && <TroubleNote trouble={trouble} waitSeconds={waitSeconds} />}
      {verify.data && !isOverPage && (
        <Note tone="positive" icon={<CircleCheck aria-hidden="true" />}>
          {accountTexts.signedIn}
        </Note>
      )}
      <Button
        type="submit"
        variant="primary"
        className="h-11 w-full"
        busy={isBusy}
        disabled={waitSeconds > 0}
      >
        {signInTexts.verify}
      </Button>
      <div className="flex items-center justify-between gap-4">
        <button type="button" className={linkClass} onClick={switchKind}>
          {isRecovery ? signInTexts.useTheAuthenticatorApp : signInTexts.useARecoveryCode}
        </button>
        <button type="button" className={linkClass} onClick={() => onBack()}>
          {signInTexts.back}
        </button>
      </div>
    </form>
  )
}
