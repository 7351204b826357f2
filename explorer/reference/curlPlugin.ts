import type { ComponentType } from 'react';
import type { ImmutableMap, Plugin } from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import { curl } from './curl';

interface Props extends Record<string, unknown> {
  readonly pathMethod: readonly [path: string, method: string];
  readonly operation: ImmutableMap;
}

/** Shows the command of each operation before anything is sent; Swagger UI shows it afterwards only. */
export const curlPlugin: Plugin = ({ React, getComponent }) => ({
  wrapComponents: {
    parameters: (Parameters: ComponentType<Props>) => (props: Props) => {
      const [path, method] = props.pathMethod;
      const command = curl(location.origin, path, method, {
        needsToken: Number((props.operation.get('security') as { size?: number } | undefined)?.size ?? 0) > 0,
        example: props.operation.getIn(['requestBody', 'content', 'application/json', 'example']),
      });
      return React.createElement(
        React.Fragment,
        null,
        React.createElement(Parameters, props),
        React.createElement(
          'div',
          { className: 'opblock-section curl-section' },
          React.createElement(
            'div',
            { className: 'opblock-section-header' },
            React.createElement('h4', { className: 'opblock-title' }, 'curl'),
          ),
          React.createElement(
            'div',
            { className: 'curl-command' },
            React.createElement(getComponent('HighlightCode', true), { language: 'bash', canCopy: true }, command),
          ),
        ),
      );
    },
  },
});
