package io.tweebyte.checks.model;

import java.util.List;
import java.util.stream.Stream;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.EvaluationResult;

import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.targetOwner;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;
import static com.tngtech.archunit.library.GeneralCodingRules.NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.GeneralCodingRules.NO_CLASSES_SHOULD_USE_JAVA_UTIL_LOGGING;

/**
 * The layers of a service, the same in both trees, and what {@code contracts} must not
 * know.
 */
public final class Architecture {

	private static final String FACTORIES = "java\\.util\\.concurrent\\.Executors|reactor\\.core\\.scheduler\\.Schedulers";

	private static final String POOLS = "java\\.util\\.concurrent\\.(Scheduled)?ThreadPoolExecutor";

	private static final String UNBOUNDED = "new(CachedThreadPool|FixedThreadPool|SingleThreadExecutor|WorkStealingPool)";

	private static final List<ArchRule> SERVICES = List.of(
			noClasses().that()
				.resideInAPackage("..controller..")
				.should()
				.dependOnClassesThat()
				.resideInAnyPackage("..repository..", "..entity..")
				.because("a controller asks its service: move the access there"),
			noClasses().that()
				.resideInAnyPackage("..service..", "..repository..", "..entity..", "..client..", "..mapper..")
				.should()
				.dependOnClassesThat()
				.resideInAPackage("..controller..")
				.because("layers look down only: let the controller call the service"),
			noClasses().that()
				.resideInAPackage("..repository..")
				.should()
				.dependOnClassesThat()
				.resideInAPackage("..service..")
				.because("layers look down only: let the service call the repository"),
			noClasses().that()
				.resideOutsideOfPackages("..service..", "..repository..", "..entity..", "..mapper..")
				.should()
				.dependOnClassesThat()
				.resideInAPackage("io.tweebyte..entity..")
				.because("entities stay below the service layer: hand out records of contracts"),
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
				.doNotHaveSimpleName("ThreadConfiguration")
				.and()
				// whose one thread is its clock, and ends with it
				.doNotHaveSimpleName("RepeatedTask")
				.should()
				.callMethodWhere(targetOwner(nameMatching(FACTORIES)).and(target(nameMatching("new.+"))))
				.orShould()
				.callConstructorWhere(targetOwner(nameMatching(POOLS)))
				.because("threads are made in one class a module, which says why so many: move them to "
						+ "ThreadConfiguration"),
			noClasses().should()
				.callMethodWhere(targetOwner(nameMatching(FACTORIES)).and(target(nameMatching(UNBOUNDED))))
				.because("its threads or its queue have no bound: make a ThreadPoolExecutor with both"),
			NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS.because("a service speaks through its log: use the logger"),
			NO_CLASSES_SHOULD_USE_JAVA_UTIL_LOGGING.because("there is one log: use SLF4J"));

	private static final List<ArchRule> CONTRACTS = List.of(noClasses().should()
		.dependOnClassesThat()
		.resideInAnyPackage("org.springframework.web..", "org.springframework.http..", "jakarta.servlet..", "reactor..",
				"org.reactivestreams..", "org.springframework.data..", "java.sql..", "jakarta.persistence..")
		.because("contracts serve both models: keep web, Reactor and database out"),
			NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS.because("a library does not speak"));

	private Architecture() {
	}

	public static List<String> violationsOfServices(JavaClasses classes) {
		return violations(SERVICES, classes);
	}

	public static List<String> violationsOfContracts(JavaClasses classes) {
		return violations(CONTRACTS, classes);
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
