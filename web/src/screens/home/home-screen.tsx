import {useLoaderData} from 'react-router-dom'

import {useSiteSettings} from '#content/use-site-settings.ts'
import {Loaded} from '#page/loaded.tsx'
import {siteName} from '#page/page-head.ts'
import type {Delivery} from '#page/page-session.ts'
import {VisuallyHidden} from '#ui/visually-hidden.tsx'

import {AthletesLoading, AthletesSection} from './athletes-section.tsx'
import {ClimateSection} from './climate-section.tsx'
import {HeroLoading} from './hero-loading.tsx'
import {Hero} from './hero.tsx'
import {Involvement} from './involvement.tsx'
import type {HomeContent} from './load-home.ts'
import {NewsletterSection} from './newsletter-section.tsx'
import {PartnersStrip} from './partners-strip.tsx'
import {RacesLoading, RacesSection} from './races-section.tsx'
import {StoriesLoading} from './stories-loading.tsx'
import {StoriesSection} from './stories-section.tsx'
import {VideosLoading, VideosSection} from './videos-section.tsx'
import {WomenLoading, WomenSection} from './women-section.tsx'

/** Where no channel has been set, its link leads nowhere. */
const noLink = '#'

export function HomeScreen() {
  const {content} = useLoaderData<Delivery<HomeContent>>()
  const {involvementCards, newsletterClaim, partners, socialLinks} = useSiteSettings()
  const channel = socialLinks.find(({network, url}) => network === 'youtube' && url !== noLink)?.url ?? null

  return (
    <>
      <VisuallyHidden as="h1">{`${siteName}: stories of Kenyan and African athletics`}</VisuallyHidden>
      <Loaded content={content} pending={<HeroLoading />}>
        {({hero}) => <Hero stories={hero ?? []} />}
      </Loaded>
      <Loaded content={content} pending={<AthletesLoading />}>
        {({hall, athleteStats}) => <AthletesSection hall={hall} stats={athleteStats} />}
      </Loaded>
      <Loaded content={content} pending={<StoriesLoading />}>
        {(home) => <StoriesSection home={home} />}
      </Loaded>
      <Loaded content={content} pending={<WomenLoading />}>
        {({women}) => <WomenSection women={women} />}
      </Loaded>
      <ClimateSection />
      <Loaded content={content} pending={<RacesLoading />}>
        {({races}) => <RacesSection races={races} />}
      </Loaded>
      <Loaded content={content} pending={<VideosLoading />}>
        {({videos}) => <VideosSection channel={channel} videos={videos} />}
      </Loaded>
      <Involvement cards={involvementCards} />
      <NewsletterSection claim={newsletterClaim} />
      <PartnersStrip partners={partners} />
    </>
  )
}
