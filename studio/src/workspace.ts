import {type ClientConfig, createClient} from '@sanity/client'
import {visionTool} from '@sanity/vision'
import {type Config, defineConfig} from 'sanity'
import {structureTool} from 'sanity/structure'

import {documentActions} from '#actions/document-actions.ts'
import {SiteIcon} from '#branding/site-icon.tsx'
import {apiVersion} from '#content/api-version.ts'
import {isSingletonType} from '#content/singletons.ts'
import {storyInCategory} from '#content/story-in-category.ts'
import {studioTypes} from '#content/studio-types.ts'
import {structure} from '#structure/structure.ts'

import type {StudioSettings} from './studio-settings.ts'

export function createWorkspace({projectId, dataset, apiHost}: StudioSettings): Config {
  return defineConfig({
    name: 'newsroom',
    title: 'Beyond the Finish Line',
    basePath: '/studio',
    icon: SiteIcon,
    projectId,
    dataset,
    ...(apiHost === null ? {} : lakeOfOurOwn(apiHost)),
    schema: {types: studioTypes, templates: (templates) => [...templates, storyInCategory]},
    plugins: [structureTool({title: 'Content', structure}), visionTool({defaultApiVersion: apiVersion})],
    document: {
      actions: documentActions,
      comments: {enabled: false},
      newDocumentOptions: (options) =>
        options.filter(({templateId}) => !isSingletonType(templateId) && templateId !== storyInCategory.id),
    },
    ...cloudOnlyFeaturesOff,
  })
}

function lakeOfOurOwn(apiHost: string) {
  return {
    apiHost,
    auth: {loginMethod: 'cookie' as const, redirectOnSingle: true},
    unstable_clientFactory: (options: ClientConfig) => createClient({...options, useProjectHostname: false}),
  }
}

// These need services of the cloud that no editor of this site has.
const cloudOnlyFeaturesOff = {
  releases: {enabled: false},
  scheduledDrafts: {enabled: false},
  scheduledPublishing: {enabled: false},
  tasks: {enabled: false},
  apps: {canvas: {enabled: false}},
  mediaLibrary: {enabled: false},
  announcements: {enabled: false},
}
