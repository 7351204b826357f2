/** Names under which MongoDB 7.0 knows commands of this server besides their own; other letters are another command. */
export const ALIASES: Readonly<Record<string, string>> = {
  buildinfo: 'buildInfo',
  collstats: 'collStats',
  dbstats: 'dbStats',
  deleteIndexes: 'dropIndexes',
};

/** Commands that MongoDB 7.0 has and this server has not: refused by name (NotImplemented), never as unknown. */
export const UNSUPPORTED_COMMANDS: ReadonlySet<string> = new Set([
  ...['abortReshardCollection', 'analyze', 'analyzeShardKey', 'appendOplogNote', 'applyOps', 'authenticate'],
  ...['availableQueryOptions', 'autoSplitVector', 'bulkWrite', 'checkShardingIndex', 'cleanupOrphaned'],
  ...['cloneCollectionAsCapped', 'clusterAbortTransaction', 'clusterCommitTransaction', 'compact'],
  ...['compactStructuredEncryptionData', 'configureCollectionBalancing', 'configureFailPoint', 'connPoolStats'],
  ...[
    'connPoolSync',
    'connectionStatus',
    'convertToCapped',
    'coordinateCommitTransaction',
    'createRole',
    'createSearchIndexes',
  ],
  ...['createUser', 'currentOp', 'dataSize', 'dbHash', 'dbhash', 'driverOIDTest', 'dropAllRolesFromDatabase'],
  ...['dropAllUsersFromDatabase', 'dropConnections', 'dropRole', 'dropSearchIndex', 'dropUser', 'enableSharding'],
  ...['features', 'filemd5', 'flushRouterConfig', 'fsync', 'fsyncUnlock', 'getChangeStreamState'],
  ...['getClusterParameter', 'getCmdLineOpts', 'getDefaultRWConcern', 'getDiagnosticData', 'getLog', 'getShardMap'],
  ...['getShardVersion', 'godinsert', 'grantPrivilegesToRole', 'grantRolesToRole', 'grantRolesToUser', 'hostInfo'],
  ...['invalidateUserCache', 'isdbgrid', 'killAllSessions', 'killAllSessionsByPattern', 'killOp', 'killSessions'],
  ...['listCommands', 'listSearchIndexes', 'listShards', 'lockInfo', 'logApplicationMessage', 'logRotate'],
  ...['mapReduce', 'mapreduce', 'mergeAuthzCollections', 'planCacheClear', 'planCacheClearFilters'],
  ...['planCacheListFilters', 'planCacheSetFilter', 'prepareTransaction', 'profile', 'pinHistoryReplicated'],
  ...['reIndex', 'replSetAbortPrimaryCatchUp', 'replSetFreeze', 'replSetGetConfig', 'replSetGetRBID'],
  ...['replSetGetStatus', 'replSetHeartbeat', 'replSetInitiate', 'replSetMaintenance', 'replSetReconfig'],
  ...['replSetRequestVotes', 'replSetResizeOplog', 'replSetStepDown', 'replSetStepUp', 'replSetSyncFrom'],
  ...['replSetTest', 'replSetTestEgress', 'replSetUpdatePosition', 'resetPlacementHistory', 'revokePrivilegesFromRole'],
  ...['revokeRolesFromRole', 'revokeRolesFromUser', 'rolesInfo', 'rotateCertificates', 'serverStatusInternal'],
  ...['setAllowMigrations', 'setChangeStreamState', 'setClusterParameter', 'setDefaultRWConcern'],
  ...['setFeatureCompatibilityVersion', 'setIndexCommitQuorum', 'setParameter', 'setProfilingFilterGlobally'],
  ...['setUserWriteBlockMode', 'shardingState', 'shutdown', 'sleep', 'splitVector', 'testRemoval', 'top'],
  ...['updateRole', 'updateSearchIndex', 'updateUser', 'usersInfo', 'validateDBMetadata', 'voteAbortIndexBuild'],
  ...['voteCommitIndexBuild', 'waitForFailPoint', 'whatsmysni', 'whatsmyuri', 'logout', 'saslStart', 'saslContinue'],
]);
