import {type Session, register} from '@bfl/schemas/api-calls'
import {type SubmitEvent, useState} from 'react'
import {Link} from 'react-router-dom'
import {styled} from 'styled-components'

import {failureText, fieldFailure} from '#api/api-failure.ts'
import {call} from '#api/call.ts'
import {storeSession} from '#api/stored-session.ts'
import {formText} from '#features/session/form-text.ts'
import {Form} from '#features/session/form.tsx'
import {paths} from '#paths.ts'
import {theme} from '#theme/theme.ts'
import {SubmitButton} from '#ui/button.tsx'
import {FormFailure} from '#ui/form-failure.tsx'
import {TextField} from '#ui/text-field.tsx'
import {useToast} from '#ui/toast.tsx'

import {passwordFault} from './password-fault.ts'

const fields = ['name', 'email', 'password', 'password_confirmation'] as const

type Faults = Partial<Record<string, string | undefined>>

export function RegisterForm({onSignedIn}: {onSignedIn: () => void}) {
  const [faults, setFaults] = useState<Faults>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const toast = useToast()

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const body = {
      name: formText(form, 'name'),
      email: formText(form, 'email'),
      password: formText(form, 'password'),
      password_confirmation: formText(form, 'password_confirmation'),
    }
    const found = passwordFault(body.password, body.password_confirmation)
    setFaults(found ? {[found.field]: found.message} : {})
    setFailure(null)
    if (found) focusField(event.currentTarget, [found.field])
    else await send(call(register, {params: {}, body}), event.currentTarget)
  }

  async function send(registration: Promise<Session>, filled: HTMLFormElement) {
    setIsSending(true)
    try {
      const session = await registration
      storeSession(session)
      toast(session.message)
      onSignedIn()
    } catch (error) {
      const refused = fields.filter((field) => fieldFailure(error, field))
      setFaults(Object.fromEntries(refused.map((field) => [field, fieldFailure(error, field)])))
      setFailure(failureText(error, 'Registration failed'))
      focusField(filled, refused)
    } finally {
      setIsSending(false)
    }
  }

  return (
    <Form method="post" onSubmit={(event) => void submit(event)}>
      <TextField autoComplete="name" error={faults.name} label="Name" name="name" />
      <TextField autoComplete="email" error={faults.email} label="Email" name="email" type="email" />
      <TextField
        autoComplete="new-password"
        error={faults.password}
        hint="At least 8 characters."
        label="Password"
        name="password"
        type="password"
      />
      <TextField
        autoComplete="new-password"
        error={faults.password_confirmation}
        label="Confirm Password"
        name="password_confirmation"
        type="password"
      />
      <Terms>
        <input name="terms" required type="checkbox" />
        <span>
          I agree to the <Link to={paths.terms}>Terms</Link> and the{' '}
          <Link to={paths.privacy}>Privacy Policy</Link>
        </span>
      </Terms>
      <FormFailure>{failure}</FormFailure>
      <SubmitButton isBusy={isSending}>{isSending ? 'Creating account...' : 'Create Account'}</SubmitButton>
    </Form>
  )
}

/** The first of the fields that are to be filled in again. */
function focusField(form: HTMLFormElement, [name]: readonly string[]) {
  const field = name === undefined ? null : form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}

const Terms = styled.label`
  display: flex;
  gap: ${theme.space.sm};
  padding-block: ${theme.space.hair};
  font-size: ${theme.size.small};
  line-height: 1.5;
  & > input {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    accent-color: ${theme.color.accent};
  }
`
