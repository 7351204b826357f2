import { videoOfKey, videoPage } from '@polyphony/domain/richText/videos.js';
import { Node } from '@tiptap/react';

const PICTURE = ['src', 'alt', 'width', 'height'] as const;

/** A picture with a caption, which is edited in its place. Enter leaves it. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'text*',
  isolating: true,
  draggable: true,
  addAttributes: () =>
    Object.fromEntries(
      PICTURE.map((name) => [
        name,
        {
          default: null,
          parseHTML: (figure: HTMLElement) => figure.querySelector('img')?.getAttribute(name) ?? null,
          renderHTML: () => ({}),
        },
      ]),
    ),
  parseHTML: () => [
    {
      tag: 'figure',
      contentElement: 'figcaption',
      getAttrs: (figure) => (figure.querySelector('img') && figure.querySelector('figcaption') ? {} : false),
    },
  ],
  renderHTML: ({ node }) => {
    const attributes = PICTURE.map((name) => [name, node.attrs[name]] as const).filter(([, value]) => value !== null);
    return ['figure', {}, ['img', Object.fromEntries(attributes)], ['figcaption', 0]];
  },
  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection;
        if ($from.parent.type.name !== this.name) return false;
        const after = $from.after();
        return editor
          .chain()
          .insertContentAt(after, { type: 'paragraph' })
          .setTextSelection(after + 1)
          .run();
      },
    };
  },
});

/** A video of another site, as a link to its page; the site plays it. */
export const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    key: {
      default: null,
      parseHTML: (figure) => figure.getAttribute('data-video'),
      renderHTML: () => ({}),
    },
    title: {
      default: '',
      parseHTML: (figure) => figure.textContent?.trim() ?? '',
      renderHTML: () => ({}),
    },
  }),
  parseHTML: () => [
    {
      tag: 'figure[data-video]',
      priority: 60,
      getAttrs: (figure) => (videoOfKey(figure.getAttribute('data-video')) ? {} : false),
    },
  ],
  renderHTML: ({ node }) => {
    const { key, title } = node.attrs as { key: string; title: string };
    const video = videoOfKey(key);
    const href = video ? videoPage(video) : '';
    return ['figure', { 'data-video': key }, ['a', { href }, title || href]];
  },
});
