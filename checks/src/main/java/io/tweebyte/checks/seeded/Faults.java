package io.tweebyte.checks.seeded;

import java.util.List;
import java.util.stream.Stream;

import io.tweebyte.checks.Tree;
import io.tweebyte.checks.TreePair;
import io.tweebyte.checks.parity.TwinDocuments;

/**
 * Every fault that is seeded. A rule without a line here was never seen to fail.
 */
final class Faults {

	private static final String ASYNC = "async/user-service";

	private static final String REACTIVE = "reactive/user-service";

	private static final String VIRTUAL = "virtual/user-service";

	private static final Check PATHS = Check.test("ParityTests#everyPathHasItsCounterpart");

	private static final Check METHODS = Check.test("ParityTests#counterpartsHaveTheSameMethodsInTheSameOrder");

	private static final Check OWNERS = Check.test("ParityTests#handlersThatNameAUserCheckTheirCallers");

	private static final Check WORDS = Check.test("ParityTests#namesAndTextsFitAllModels");

	private static final Check SETTINGS = Check.test("ParityTests#settingsAreEqual");

	private static final Check CONTAINERS = Check.test("ParityTests#containersAreEqual");

	private static final Check STAGES = Check.test("ModelTests#stagesNameTheirExecutorAndNothingWaits");

	private static final Check LOOPS = Check.test("ModelTests#nothingBlocksAnEventLoop");

	private static final Check PLAIN = Check.test("ModelTests#plainCodeNeedsNeitherStagesNorPools");

	private static final Check MONITORS = Check.test("ModelTests#nothingWaitsInAMonitor");

	private static final Check GUARDS = Check.test("ModelTests#guardsAreCalledThroughTheirProxies");

	private static final Check LAYERS = Check.test("ModelTests#layersLookDownOnly");

	private static final Check DOCUMENTS = Check.fullRun("FullRunIntegrationTests#openApiDocumentsAreEqual");

	private static final Check COVERAGE = Check.fullRun("FullRunIntegrationTests#everyModuleIsCovered",
			"-Dtweebyte.coverage.minimum=0");

	private static final String LAB = "lab/src/main/java/io/tweebyte/lab/";

	private static final Check EQUAL_WORK = Check.unitTest("lab", "CheckTests#allStylesDoEqualWork");

	private static final String DOCUMENT = "{\"components\": {\"schemas\": {\"User\": {\"properties\": {\"%s\": {}, "
			+ "\"id\": {\"type\": \"string\"}}}}}}";

	private static final Check WORK = Check.fullRun("FullRunIntegrationTests#statementsAndCallsAreEqual");

	private static final String USER_SERVICE = VIRTUAL + "/src/main/java/io/tweebyte/user/service/UserService.java";

	/** Each call initialises another class, which pins on every JDK. */
	private static final String PINNED = """
			package io.tweebyte.user.service;
			final class Seeded {
				static {
					java.util.concurrent.locks.LockSupport.parkNanos(1_000_000);
				}
				static void pin() {
					try (java.io.InputStream file = Seeded.class.getResourceAsStream("Seeded.class")) {
						java.lang.invoke.MethodHandles.lookup().defineHiddenClass(file.readAllBytes(), true);
					}
					catch (Exception ex) {
						throw new IllegalStateException(ex);
					}
				}
			}
			""";

	private static final String SELF_INVOKED = """

				public Object seeded() {
					return guarded();
				}

				@io.github.resilience4j.circuitbreaker.annotation.CircuitBreaker(name = "seeded")
				public Object guarded() {
					return null;
				}
			""";

	private Faults() {
	}

	static List<Fault> all() {
		return Stream.concat(ofPlainCode().stream(), ofAnyTree().stream()).toList();
	}

	private static List<Fault> ofAnyTree() {
		return List.of(
				Fault.inSource("a file that the other tree has is removed",
						Edits.remove(new TreePair(Tree.ASYNC, Tree.REACTIVE), "user-service", "service"), PATHS,
						"has no counterpart"),
				Fault.inSource("a line of the allow-list that nothing needs",
						Edits.allow("async/user-service/src/Gone.java : it was needed once"), PATHS, "remove the line"),
				Fault.inSource("two methods are swapped", Edits.swapMethods(REACTIVE), METHODS,
						"Give both the same methods"),
				Fault.inSource("an operation does not check its caller",
						Edits.replace(REACTIVE + "/src/main/java/io/tweebyte/user/controller/UserController.java",
								"	@AsYourself\n", ""),
						OWNERS, "annotate it with @AsYourself"),
				Fault.inSource("a read of your own data does not check its caller", Edits.replace(
						"async/interaction-service/src/main/java/io/tweebyte/interaction/follow/FollowController.java",
						"	@GetMapping(\"/requests\")\n	@AsYourself\n", "	@GetMapping(\"/requests\")\n"), OWNERS,
						"leaves requests"),
				Fault.inSource("a handler has no deadline", Edits.replace(
						"async/interaction-service/src/main/java/io/tweebyte/interaction/like/LikeController.java",
						"CompletableFuture<Void> unlikeTweet(", "void unlikeTweet("), OWNERS, "has no deadline"),
				Fault.inSource("a service expects an older schema",
						Edits.replace("ladder/async/src/main/resources/application.yml", "schema-version: 7",
								"schema-version: 6"),
						Check.test("SchemaVersionsTests"), "tweets 6"),
				Fault.inSource("a body is not validated", Edits.replace(
						"reactive/tweet-service/src/main/java/io/tweebyte/tweet/controller/TweetController.java",
						"@Valid @RequestBody", "@RequestBody"), METHODS, "Give both the same methods"),
				Fault.inSource("a gateway routes an internal path", Edits.replace(
						"reactive/gateway-service/src/main/java/io/tweebyte/gateway/config/GatewayConfiguration.java",
						"!GatewayPaths.isInternalAtGateway(StrictDecodingFilter.path(exchange))", "true"),
						Check.integrationTest("reactive/gateway-service",
								"RoutingIntegrationTests#neverPassesAnInternalPathOn"),
						"neverPassesAnInternalPathOn"),
				Fault.inSource("an error text names the model",
						Edits.addTo(REACTIVE, "service", "String seeded() { return \"The reactive call failed\"; }"),
						WORDS, "says 'reactive', a word for one model"),
				Fault.inSource("a comment has a word that the vocabulary replaces",
						Edits.replace("README.md", "# tweebyte\n", "# tweebyte\n\nIt is gone.\n"),
						Check.test("VocabularyTests"), "README.md:3: 'is gone'"),
				Fault.inSource("a setting differs between the trees", otherUser(REACTIVE), SETTINGS,
						"give them the same value"),
				Fault.inSource("a service has more threads than the others of its tree",
						Edits.replace("async/tweet-service/src/main/resources/application.yml", "min-spare: 4",
								"min-spare: 5"),
						Check.test("ParityTests#servicesOfATreeHaveTheSameKnobs"), "give all services of a tree"),
				Fault.inSource("a class has more than 150 lines",
						Edits.addTo("assistant", "assistant", "	;\n".repeat(151)), Check.test("ClassSizeTests"),
						"assistant/src/main/java"),
				Fault.inSource("an action is named by its tag",
						Edits.replace(".github/workflows/site.yml", "actions/checkout@", "actions/checkout@v4 # "),
						Check.test("PinsTests"), "actions/checkout@v4"),
				Fault.inSource("a statement is in the contract",
						Edits.addTo("contracts", "error", "static final String SEEDED = \"select id from users\";"),
						Check.unitTest("contracts", "ContractsArchitectureTests"), "holdNoSql"),
				Fault.inClasses("what the trees share knows one model",
						Edits.addTo("shared", "sql", "Object seeded() { return reactor.core.publisher.Mono.empty(); }"),
						Check.test("ModelTests#whatTreesShareKnowsNoModel"), "keep their servers"),
				Fault.inSource("a container gets more than its counterpart",
						Edits.replace("docker-compose.yml", "    profiles: [reactive]",
								"    mem_limit: 2g\n    profiles: [reactive]"),
						CONTAINERS, "does not get the same as"),
				Fault.inClasses("one tree overrides a JSON name", Edits.addTo(REACTIVE, "controller",
						"record Seeded(@com.fasterxml.jackson.annotation.JsonProperty(\"userName\") String name) { }"),
						LAYERS, "names of JSON fields stand once"),
				Fault.inClasses("block() in a service",
						Edits.addTo(REACTIVE, "service",
								"Object seeded() { return reactor.core.publisher.Mono.just(1).block(); }"),
						LOOPS, "calls Mono.block"),
				Fault.inClasses("a stage without executor", Edits.addTo(ASYNC, "service",
						"Object seeded() { return java.util.concurrent.CompletableFuture.supplyAsync(() -> 1); }"),
						STAGES, "no executor is named"),
				Fault.inClasses("a future in plain code", Edits.addTo(VIRTUAL, "service",
						"Object seeded() { return java.util.concurrent.CompletableFuture.completedFuture(1); }"), PLAIN,
						"which belongs to another model"),
				Fault.inClasses("a pool of threads in plain code",
						Edits.addTo(VIRTUAL, "service",
								"Object seeded() { return java.util.concurrent.Executors.newCachedThreadPool(); }"),
						PLAIN, "waiting needs no pool"),
				Fault.inSource("a file is in a tree and in what it shares",
						Edits.write("servlet/user-service/src/main/java/io/tweebyte/user/service/UserService.java",
								"class UserService {\n}\n"),
						Check.test("ParityTests#noPathIsInTwoFoldersOfATree"), "keep one of them"),
				Fault.inClasses("a stage that is waited for", Edits.addTo(ASYNC, "service",
						"Object seeded() { return java.util.concurrent.CompletableFuture.completedFuture(1).join(); }"),
						STAGES, "a thread waits for a stage"),
				Fault.inClasses("a breaker on a self-invoked method", Edits.addTo(ASYNC, "service", SELF_INVOKED),
						GUARDS, "past the proxy"),
				Fault.inClasses("a service writes to standard output",
						Edits.addTo(ASYNC, "service", "void seeded() { System.out.println(); }"), LAYERS,
						"use the logger"),
				Fault.inSource("an OpenAPI document names a field otherwise",
						Edits.all(document("async", "user_name"), document("reactive", "userName")), DOCUMENTS,
						"a client can tell the backends apart"),
				Fault.inSource("an empty coverage report", Edits.write(REACTIVE + "/target/coverage/unit.exec", ""),
						COVERAGE, "is empty"),
				Fault.inSource("one tree needs a statement more", work(Tree.REACTIVE), WORK,
						"let both do the same work"),
				Fault.inSource("an event loop waits",
						Edits.replace(REACTIVE + "/src/main/java/io/tweebyte/user/service/UserService.java",
								"return this.users.findSummary(userId)",
								"java.util.concurrent.locks.LockSupport.parkNanos(1);\n"
										+ "		return this.users.findSummary(userId)"),
						Check.integrationTest(REACTIVE, "UserIntegrationTests#readsASummary"), "Blocking call!"),
				Fault.inSource("a gateway holds a response back",
						Edits.replace(
								"servlet/gateway-service/src/main/java/io/tweebyte/gateway/filter/PassedResponse.java",
								"output.flush();", ""),
						Check.integrationTest("async/gateway-service",
								"RoutingIntegrationTests#streamsAnswersToTheClientWithoutHoldingThemBack"),
						"streamsAnswersToTheClientWithoutHoldingThemBack"),
				Fault.inSource("an edit overwrites the one before it",
						Edits.replace(ASYNC + "/src/main/java/io/tweebyte/user/service/UserTransactions.java",
								".filter((found) -> credentials.areCurrent(found.passwordHash()))", ""),
						Check.integrationTest(ASYNC, "UserIntegrationTests#refusesAPasswordThatWasRightAMomentAgo"),
						"refusesAPasswordThatWasRightAMomentAgo"),
				Fault.inSource("an edit has no transaction",
						Edits.replace(REACTIVE + "/src/main/java/io/tweebyte/user/service/UserTransactions.java",
								"@Transactional\n	public Mono<UserEntity> update(",
								"public Mono<UserEntity> update("),
						Check.integrationTest(REACTIVE, "UserIntegrationTests#keepsAllOfManyChangesAtOnce"),
						"keepsAllOfManyChangesAtOnce"),
				Fault.inSource("a like has no transaction", Edits.replace(
						"async/interaction-service/src/main/java/io/tweebyte/interaction/like/LikeTransactions.java",
						"@Transactional\n	public CompletableFuture<LikeResponse> likeTweet(",
						"public CompletableFuture<LikeResponse> likeTweet("), LAYERS,
						"annotate each with @Transactional"),
				Fault.inSource("the guide shows what the code was",
						Edits.replace(REACTIVE + "/src/main/java/io/tweebyte/user/service/UserService.java",
								"findSummary(userId).switchIfEmpty(", "findSummary(userId).log().switchIfEmpty("),
						Check.docs("DocsTests#excerptsAgreeWithTheirSources"), "call ./tweebyte docs"),
				Fault.inSource("a picture is older than its text",
						Edits.replace("docs/diagrams/services.puml", "\"Redis\"", "\"cache\""),
						Check.docs("DocsTests#picturesAgreeWithTheirTexts"), "call ./tweebyte docs"),
				Fault.inSource("a table of concepts names what a class does not use",
						Edits.replace("docs/concepts.md", "`filling.tryEmitValue`", "`filling.tryEmitNothing`"),
						Check.docs("DocsTests#classesContainTheConceptsThatDocumentsLinkThemFor"),
						"filling.tryEmitNothing"),
				Fault.inSource("a document links to a missing file",
						Edits.replace("README.md", "(docs/architecture.md)", "(docs/gone.md)"),
						Check.docs("DocsTests#linksLeadToFiles"), "gone.md"),
				Fault.inSource("what a reader looks for is no longer two clicks away",
						Edits.replace("docs/failures.md", "## The interaction service hangs", "## One of them hangs"),
						Check.docs("TwoClicksTests#findsThePlace"), "the-interaction-service-hangs"),
				Fault.inSource("the walk-through ends in what the tree was",
						Edits.replace(REACTIVE + "/src/main/java/io/tweebyte/user/service/UserService.java",
								"findSummary(userId).switchIfEmpty(", "findSummary(userId).log().switchIfEmpty("),
						Check.docs("WalkthroughTests#endsInTheReducedServiceOfTheReactiveTree"),
						"by docs/walkthrough/reduction.txt"),
				Fault.inSource("the walk-through's branch ends in what the virtual tree was",
						Edits.replace(VIRTUAL + "/src/main/java/io/tweebyte/user/service/UserService.java",
								"findSummary(userId).orElseThrow(",
								"findSummary(userId).stream().findFirst().orElseThrow("),
						Check.docs("WalkthroughTests#endsItsBranchInTheReducedServiceOfTheVirtualTree"),
						"by docs/walkthrough/reduction.txt"),
				Fault.inClasses("a step of the walk-through uses a method that was removed",
						Edits.replace("shared/src/main/java/io/tweebyte/shared/sql/LikePattern.java",
								"String containing(", "String around("),
						Check.docs("WalkthroughCompilationTests#compilesEachStepAgainstTheModules"),
						"method containing("),
				Fault.inSource("two labels of the lab are swapped",
						Edits.all(
								Edits.replace(LAB + "catalog/Workloads.java",
										"styles.put(Style.REACTOR, onNumbers(new ReactorStream(), operator));",
										"styles.put(Style.REACTOR, onNumbers(new RxJavaStream(), operator));"),
								Edits.replace(LAB + "catalog/Workloads.java",
										"styles.put(Style.RXJAVA, onNumbers(new RxJavaStream(), operator));",
										"styles.put(Style.RXJAVA, onNumbers(new ReactorStream(), operator));")),
						EQUAL_WORK, "ran as rxjava"),
				Fault.inSource("a style of the lab keeps files open",
						Edits.replace(LAB + "words/ReactorWords.java", "ReactorWords::lines, Book::close)",
								"ReactorWords::lines, (book) -> { })"),
						EQUAL_WORK, "files or calls open instead of 0"),
				Fault.inSource("a style of the lab blocks an event loop", Edits.replace(LAB + "call/ReactorCalls.java",
						"body.asByteArray().map(",
						"body.asByteArray().doOnNext((bytes) -> java.util.concurrent.locks.LockSupport.parkNanos(1)).map("),
						EQUAL_WORK, "Blocking call!"),
				Fault.inSource("a style of the lab commits before it handles",
						Edits.replace(LAB + "messages/Receiving.java",
								"handling.handle(records);\n						consumer.commitSync();",
								"consumer.commitSync();\n						handling.handle(records);"),
						Check.integrationTest("lab", "MessagesIntegrationTests#allStylesDoEqualWork"),
						"records were committed when"),
				new Fault("a feature tag that matches nothing", (copy) -> {
				}, false, Check.features("@no-such-tag"), Check.features("@smoke"), "No scenario ran"));
	}

	/** The third tree is compared like the second one, and has rules of its own. */
	private static List<Fault> ofPlainCode() {
		return List.of(
				Fault.inClasses("a synchronized method in plain code",
						Edits.addTo(VIRTUAL, "service", "synchronized void seeded() { }"), PLAIN,
						"has the synchronized method seeded"),
				Fault.inClasses("a synchronized block in plain code",
						Edits.addTo(VIRTUAL, "service", "void seeded() { synchronized (this) { hashCode(); } }"), PLAIN,
						"has a synchronized block in seeded"),
				Fault.inClasses("a monitor that is not listed",
						Edits.addTo("shared", "sql", "static synchronized void seeded() { }"), MONITORS, "or list in"),
				Fault.inClasses("a thread waits in a monitor", Edits.replace(
						"shared/src/main/java/io/tweebyte/shared/token/EndedTokens.java",
						"public synchronized int size() {",
						"public synchronized int size() {\n		java.util.concurrent.locks.LockSupport.parkNanos(1);"),
						MONITORS, "in the synchronized method size"),
				Fault.inSource("a virtual thread waits while it is pinned",
						Edits.all(Edits.write(USER_SERVICE.replace("UserService", "Seeded"), PINNED),
								Edits.replace(USER_SERVICE, "String pattern =",
										"Seeded.pin();\n		String pattern =")),
						Check.integrationTest(VIRTUAL, "PinningIntegrationTests"), "noRequestWaitsOnAPinnedThread"),
				Fault.inSource("two methods of plain code are swapped", Edits.swapMethods(VIRTUAL), METHODS,
						"Give both the same methods"),
				Fault.inSource("an error text of plain code names the model",
						Edits.addTo(VIRTUAL, "service", "String seeded() { return \"The virtual thread failed\"; }"),
						WORDS, "says 'virtual', a word for one model"),
				Fault.inSource("a setting differs in plain code", otherUser(VIRTUAL), SETTINGS,
						"give them the same value"),
				Fault.inSource("a container of plain code gets more",
						Edits.replace("docker-compose.yml", "    profiles: [virtual]",
								"    mem_limit: 2g\n    profiles: [virtual]"),
						CONTAINERS, "does not get the same as"),
				Fault.inSource("the OpenAPI document of plain code names a field otherwise",
						Edits.all(document("async", "user_name"), document("reactive", "user_name"),
								document("virtual", "userName")),
						DOCUMENTS, "a client can tell the backends apart"),
				Fault.inSource("plain code needs a statement more", work(Tree.VIRTUAL), WORK,
						"let both do the same work"),
				Fault.inSource("any number of statements waits for a connection",
						Edits.replace("virtual/common/src/main/java/io/tweebyte/common/database/ConnectionQueue.java",
								"if (!this.places.tryAcquire()) {", "if (false) {"),
						Check.unitTest("virtual/common", "ConnectionQueueTests"), "refusesTheNextWhenEnoughWait"),
				Fault.inSource("any number of calls waits for a service",
						Edits.replace("virtual/common/src/main/java/io/tweebyte/common/client/CallLimit.java",
								"if (!this.places.tryAcquire()) {", "if (false) {"),
						Check.unitTest("virtual/common", "CallLimitTests"), "refusesWhatDoesNotFit"),
				Fault.inSource("a late round of a task is not skipped",
						Edits.replace("virtual/common/src/main/java/io/tweebyte/common/task/NamedTask.java",
								"1 + Duration.between(last, now).dividedBy(period)", "1"),
						Check.unitTest("virtual/common", "TaskConfigurationTests"), "beginsRoundsOnePeriodApart"),
				Fault.inClasses("a like of plain code has no transaction", Edits.replace(
						"virtual/interaction-service/src/main/java/io/tweebyte/interaction/like/LikeTransactions.java",
						"@Transactional\n	public LikeResponse likeTweet(", "public LikeResponse likeTweet("), LAYERS,
						"annotate each with @Transactional"));
	}

	/** Counts of all services of all trees, of which one needs a statement more. */
	private static Fault.Edit work(Tree more) {
		return Edits.all(Stream.of(Tree.values())
			.flatMap((tree) -> Stream.of("user", "tweet", "interaction")
				.map((service) -> Edits.write("%s/%s-service/target/work.txt".formatted(tree.folder(), service),
						"GET /: %d statements%n".formatted((tree == more && service.equals("user")) ? 2 : 1))))
			.toArray(Fault.Edit[]::new));
	}

	private static Fault.Edit otherUser(String service) {
		return Edits.replace(service + "/src/main/resources/application.yml", "username: users_service",
				"username: users");
	}

	private static Fault.Edit document(String setup, String field) {
		return Edits.write(TwinDocuments.FOLDER + "/" + setup + "/user-service.json", DOCUMENT.formatted(field));
	}

}
