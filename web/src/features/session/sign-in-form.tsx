import {login} from '@bfl/schemas/api-calls'
import {type ReactNode, type SubmitEvent, useState} from 'react'

import {failureText} from '#api/api-failure.ts'
import {call} from '#api/call.ts'
import {storeSession} from '#api/stored-session.ts'
import {SubmitButton} from '#ui/button.tsx'
import {FormFailure} from '#ui/form-failure.tsx'
import {TextField} from '#ui/text-field.tsx'
import {useToast} from '#ui/toast.tsx'

import {formText} from './form-text.ts'
import {Form} from './form.tsx'

interface SignInFormProps {
  onSignedIn: () => void
  /** Called with what the server says when it refuses. */
  onRefused?: (error: unknown) => void
  /** Stands below the fields. */
  children?: ReactNode
}

export function SignInForm({onSignedIn, onRefused, children}: SignInFormProps) {
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const toast = useToast()

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setIsSending(true)
    setFailure(null)
    try {
      storeSession(
        await call(login, {
          params: {},
          body: {email: formText(form, 'email'), password: formText(form, 'password')},
        }),
      )
      toast('Welcome back!')
      onSignedIn()
    } catch (error) {
      setFailure(failureText(error, 'Login failed'))
      onRefused?.(error)
    } finally {
      setIsSending(false)
    }
  }

  return (
    <Form method="post" onSubmit={(event) => void submit(event)}>
      <TextField autoComplete="email" label="Email" name="email" type="email" />
      <TextField autoComplete="current-password" label="Password" name="password" type="password" />
      {children}
      <FormFailure>{failure}</FormFailure>
      <SubmitButton isBusy={isSending}>{isSending ? 'Signing in...' : 'Sign In'}</SubmitButton>
    </Form>
  )
}
