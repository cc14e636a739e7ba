package io.tweebyte.checks.model;

import java.util.List;
import java.util.stream.Stream;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.EvaluationResult;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.targetOwner;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleNameEndingWith;
import static com.tngtech.archunit.core.domain.properties.CanBeAnnotated.Predicates.annotatedWith;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.lang.conditions.ArchPredicates.are;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;
import static com.tngtech.archunit.library.GeneralCodingRules.NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.GeneralCodingRules.NO_CLASSES_SHOULD_USE_JAVA_UTIL_LOGGING;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

/**
 * The layers of a service, the same in all trees, and what {@code contracts} must not
 * know.
 */
public final class Architecture {

	private static final String FACTORIES = "java\\.util\\.concurrent\\.Executors|reactor\\.core\\.scheduler\\.Schedulers";

	private static final String POOLS = "java\\.util\\.concurrent\\.(Scheduled)?ThreadPoolExecutor"
			+ "|org\\.springframework\\..+\\.(ThreadPool|SimpleAsync)Task(Executor|Scheduler)";

	/** A virtual thread per task is no pool, and has no size to explain. */
	private static final String BOUNDED = "new(?!VirtualThreadPerTask).+";

	/** Makes threads, or has one that is its clock and ends with it. */
	private static final String THREADS = ".+\\.(ThreadConfiguration|TaskConfiguration|RepeatedTask)";

	private static final String UNBOUNDED = "new(CachedThreadPool|FixedThreadPool|SingleThreadExecutor|WorkStealingPool)";

	private static final String SERVES_ALL = "shared serves all models: keep their servers, Reactor and database out";

	// services are packages of layers or of features: there, names and annotations tell
	// the layer
	private static final DescribedPredicate<JavaClass> CONTROLLERS = layer("controller").or(suffixed("Controller"));

	private static final DescribedPredicate<JavaClass> SERVICE_LAYER = layer("service")
		.or(annotatedWith("org.springframework.stereotype.Service").forSubtype());

	private static final DescribedPredicate<JavaClass> REPOSITORIES = layer("repository").or(suffixed("Repository"));

	private static final DescribedPredicate<JavaClass> ENTITIES = layer("entity")
		.or(suffixed("Entity").or(suffixed("Row")));

	private static final List<ArchRule> SERVICES = List.of(
			noClasses().that(are(CONTROLLERS))
				.should()
				.dependOnClassesThat(are(REPOSITORIES.or(ENTITIES)))
				.because("a controller asks its service: move the access there"),
			noClasses().that(are(not(CONTROLLERS)))
				.should()
				.dependOnClassesThat(are(CONTROLLERS))
				.because("layers look down only: let the controller call the service"),
			noClasses().that(are(REPOSITORIES))
				.should()
				.dependOnClassesThat(are(SERVICE_LAYER))
				.because("layers look down only: let the service call the repository"),
			noClasses()
				.that(are(not(SERVICE_LAYER.or(REPOSITORIES)
					.or(ENTITIES)
					.or(layer("mapper"))
					.or(suffixed("Mapper"))
					.or(suffixed("Converters")))))
				.should()
				.dependOnClassesThat(are(ENTITIES))
				.because("entities stay below the service layer: hand out records of contracts"),
			slices().matching("io.tweebyte.(*).(*)..")
				.should()
				.beFreeOfCycles()
				.because("packages build on each other in one direction: move what both need to a package below them"),
			methods().that()
				.areDeclaredInClassesThat()
				.haveSimpleNameEndingWith("Transactions")
				.and()
				.areDeclaredInClassesThat()
				.areNotAnnotatedWith("org.aspectj.lang.annotation.Aspect")
				.and()
				.areNotPrivate()
				.and()
				.areNotStatic()
				.should()
				.beAnnotatedWith("org.springframework.transaction.annotation.Transactional")
				.because("others call them to write all or nothing: annotate each with @Transactional, not the class")
				.allowEmptyShould(true),
			noFields().should()
				.beAnnotatedWith("org.springframework.beans.factory.annotation.Autowired")
				.orShould()
				.beAnnotatedWith("org.springframework.beans.factory.annotation.Value")
				.orShould()
				.beAnnotatedWith("jakarta.annotation.Resource")
				.because("dependencies come through the one constructor: move the injection there"),
			noClasses().should()
				.dependOnClassesThat()
				.resideInAnyPackage("com.fasterxml.jackson.annotation..", "tools.jackson.databind.annotation..")
				.because("names of JSON fields stand once, in contracts: move the record there"),
			noClasses().that()
				.haveNameNotMatching(THREADS)
				.should()
				.callMethodWhere(targetOwner(nameMatching(FACTORIES)).and(target(nameMatching(BOUNDED))))
				.orShould()
				.callConstructorWhere(targetOwner(nameMatching(POOLS)))
				.orShould()
				.callMethodWhere(targetOwner(nameMatching("io\\.tweebyte\\.shared\\.threads\\.TaskExecutors")))
				.because("threads are made in one class a module, which says why so many: move them to "
						+ "ThreadConfiguration"),
			noClasses().should()
				.callMethodWhere(targetOwner(nameMatching(FACTORIES)).and(target(nameMatching(UNBOUNDED))))
				.because("its threads or its queue have no bound: create one with both by TaskExecutors"),
			NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS.because("a service speaks through its log: use the logger"),
			NO_CLASSES_SHOULD_USE_JAVA_UTIL_LOGGING.because("there is one log: use SLF4J"));

	private static final List<ArchRule> CONTRACTS = List.of(noClasses().should()
		.dependOnClassesThat()
		.resideInAnyPackage("org.springframework.web..", "org.springframework.http..", "jakarta.servlet..", "reactor..",
				"org.reactivestreams..", "org.springframework.data..", "java.sql..", "jakarta.persistence..")
		.because("contracts serve all models: keep web, Reactor and database out"),
			NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS.because("a library does not speak"));

	private static final List<ArchRule> SHARED = List.of(
			noClasses().should()
				.dependOnClassesThat()
				.resideInAnyPackage("jakarta.servlet..", "org.springframework.web.servlet..",
						"org.springframework.web.reactive..", "org.springframework.web.server..",
						"org.springframework.web.filter..", "org.springframework.http.server..",
						"org.springframework.data.jpa..", "org.springframework.data.r2dbc..",
						"org.springframework.data.repository..", "java.sql..", "jakarta.persistence..")
				.because(SERVES_ALL),
			// language models of Spring AI stream by Reactor: the assistant gives Flow to
			// others
			noClasses().that()
				.resideOutsideOfPackage("io.tweebyte.assistant..")
				.should()
				.dependOnClassesThat()
				.resideInAnyPackage("reactor..", "org.reactivestreams..")
				.because(SERVES_ALL),
			NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS.because("a library does not speak"));

	private Architecture() {
	}

	private static DescribedPredicate<JavaClass> layer(String name) {
		return resideInAPackage("io.tweebyte.." + name + "..");
	}

	private static DescribedPredicate<JavaClass> suffixed(String suffix) {
		return resideInAPackage("io.tweebyte..").and(simpleNameEndingWith(suffix));
	}

	public static List<String> violationsOfServices(JavaClasses classes) {
		return violations(SERVICES, classes);
	}

	public static List<String> violationsOfContracts(JavaClasses classes) {
		return violations(CONTRACTS, classes);
	}

	public static List<String> violationsOfShared(JavaClasses classes) {
		return violations(SHARED, classes);
	}

	private static List<String> violations(List<ArchRule> rules, JavaClasses classes) {
		return rules.stream().flatMap((rule) -> violations(rule, classes)).toList();
	}

	private static Stream<String> violations(ArchRule rule, JavaClasses classes) {
		String reason = rule.getDescription().replaceFirst("(?s).*, because ", "");
		EvaluationResult result = rule.allowEmptyShould(true).evaluate(classes);
		return result.getFailureReport().getDetails().stream().map((detail) -> detail + ": " + reason);
	}

}
