import {useLoaderData} from 'react-router-dom'

import {useSiteSettings} from '#content/use-site-settings.ts'
import {Loaded} from '#page/loaded.tsx'
import {siteName} from '#page/page-head.ts'
import type {Delivery} from '#page/page-session.ts'
import {VisuallyHidden} from '#ui/visually-hidden.tsx'

import {HeroLoading} from './hero-loading.tsx'
import {Hero} from './hero.tsx'
import {Involvement} from './involvement.tsx'
import type {HomeContent} from './load-home.ts'
import {StoriesLoading} from './stories-loading.tsx'
import {StoriesSection} from './stories-section.tsx'

export function HomeScreen() {
  const {content} = useLoaderData<Delivery<HomeContent>>()
  const settings = useSiteSettings()

  return (
    <>
      <VisuallyHidden as="h1">{`${siteName}: stories of Kenyan and African athletics`}</VisuallyHidden>
      <Loaded content={content} pending={<HeroLoading />}>
        {({hero}) => <Hero stories={hero ?? []} />}
      </Loaded>
      <Loaded content={content} pending={<StoriesLoading />}>
        {(home) => <StoriesSection home={home} />}
      </Loaded>
      <Involvement cards={settings.involvementCards} />
    </>
  )
}
