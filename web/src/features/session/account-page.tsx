import {type ReactNode, useState} from 'react'
import {styled} from 'styled-components'

import {useSession} from '#api/use-session.ts'
import {media} from '#theme/media.ts'
import {theme} from '#theme/theme.ts'
import {Button} from '#ui/button.tsx'
import {Container} from '#ui/container.tsx'
import {Heading} from '#ui/heading.tsx'
import {Text} from '#ui/text.tsx'

interface AccountPageProps {
  title: string
  intro: string
  /** Leads somebody on who is signed in already. */
  onContinue: () => void
  children: ReactNode
}

/** The frame of the screens that sign somebody in: what it is good for beside the form. */
export function AccountPage({title, intro, onContinue, children}: AccountPageProps) {
  const session = useSession()
  const [wantsForm, setWantsForm] = useState(false)
  const member = session.status === 'signedIn' ? session.user.name : null

  return (
    <Container>
      <Columns>
        <Words>
          <Heading $size="headline" as="h1">
            {title}
          </Heading>
          <Text $size="lead" $tone="textMuted">
            {intro}
          </Text>
        </Words>
        <Card>
          {member !== null && (
            <Text>
              You are signed in as{' '}
              <b>
                <bdi>{member}</bdi>
              </b>
              .
            </Text>
          )}
          {member === null || wantsForm ? (
            children
          ) : (
            <>
              <Button onPress={onContinue}>Continue Reading</Button>
              <Button onPress={() => setWantsForm(true)} tone="quiet">
                Use Another Account
              </Button>
            </>
          )}
        </Card>
      </Columns>
    </Container>
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${theme.space.xl};
  align-items: start;
  padding-block: clamp(2rem, 7vh, 5rem);
  ${media.large} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 28rem);
    gap: ${theme.space.vast};
  }
`

const Words = styled.div`
  display: grid;
  gap: ${theme.space.lg};
  max-width: ${theme.width.reading};
  &::after {
    content: '';
    width: 6rem;
    height: ${theme.line.lanes};
    background: repeating-linear-gradient(
      to bottom,
      ${theme.color.accent} 0 ${theme.line.bold},
      transparent ${theme.line.bold} ${theme.line.heavy}
    );
  }
`

const Card = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  display: grid;
  gap: ${theme.space.lg};
  padding: clamp(1.25rem, 4vw, 2rem);
  border-top: ${theme.line.heavy} solid ${theme.color.accent};
  background: ${theme.color.surfaceRaised};
`
