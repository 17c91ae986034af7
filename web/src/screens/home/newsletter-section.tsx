import {useId} from 'react'
import {styled} from 'styled-components'

import {newsletterClaim} from '#content/fixed-home.ts'
import {media} from '#theme/media.ts'
import {theme} from '#theme/theme.ts'
import {SubmitButton} from '#ui/button.tsx'
import {Container} from '#ui/container.tsx'
import {Heading} from '#ui/heading.tsx'
import {TextField, inputFace} from '#ui/text-field.tsx'
import {Text} from '#ui/text.tsx'

/**
 * Asked for by the specification: a form that is wired to nothing. `method="dialog"` outside a dialog makes a browser check
 * the fields and then do nothing, before scripts have come too.
 */
export function NewsletterSection({claim}: {claim: string | null}) {
  const id = useId()

  return (
    <Section aria-labelledby={`${id}-title`}>
      <Columns>
        <Words>
          <Heading id={`${id}-title`}>Stay in the Race</Heading>
          <Text $size="lead">{claim ?? newsletterClaim}</Text>
        </Words>
        <Form method="dialog">
          <TextField autoComplete="name" label="Your name" name="name" />
          <TextField autoComplete="email" label="Your e-mail" name="email" type="email" />
          <Journey>
            <JourneyName htmlFor={`${id}-journey`}>Your journey (optional)</JourneyName>
            <Area id={`${id}-journey`} name="journey" rows={3} />
          </Journey>
          <SubmitButton>Subscribe Now</SubmitButton>
        </Form>
      </Columns>
    </Section>
  )
}

const Section = styled.section`
  padding-block: clamp(3rem, 7vw, 5.5rem);
  background: ${theme.color.surfaceSunken};
`

const Columns = styled(Container)`
  display: grid;
  gap: ${theme.space.xl};
  ${media.large} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: ${theme.space.huge};
  }
`

const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space.md};
`

const Form = styled.form`
  display: grid;
  gap: ${theme.space.md};
  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & > button {
    justify-self: start;
  }
`

const Journey = styled.div`
  display: grid;
  gap: ${theme.space.hair};
  ${media.medium} {
    grid-column: 1 / -1;
  }
`

const JourneyName = styled.label`
  font: 700 1.25rem/1.2 ${theme.font.display};
`

const Area = styled.textarea`
  ${inputFace}
  resize: vertical;
`
