import { useState } from 'react'
import { useLocation } from 'react-router'
import { GoogleButton } from '../form/google-button.tsx'
import { SecondStepForm } from '../sign-in/second-step-form.tsx'
import { SignInForm } from '../sign-in/sign-in-form.tsx'

/** The forms of /login for a user whose session ended while a page was open. */
export function SignInAgain({ email }: { email: string }) {
  const { pathname, search } = useLocation()
  const [needsCode, setNeedsCode] = useState(false)
  const [reason, setReason] = useState<string>()
  if (needsCode)
    return (
      <SecondStepForm
        isOverPage
        onBack={(why) => {
          setReason(why)
          setNeedsCode(false)
        }}
      />
    )
  return (
    <div className="flex flex-col gap-5">
      <GoogleButton intent="sign-in" next={pathname + search} />
      <SignInForm isOverPage email={email} reason={reason} onSecondStep={() => setNeedsCode(true)} />
    </div>
  )
}
