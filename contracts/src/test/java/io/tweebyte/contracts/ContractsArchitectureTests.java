package io.tweebyte.contracts;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

@AnalyzeClasses(packages = "io.tweebyte.contracts", importOptions = ImportOption.DoNotIncludeTests.class)
class ContractsArchitectureTests {

	// a string that begins with a statement's verb, or the word for a database's error
	// code
	private static final Pattern SQL = Pattern
		.compile("(?i)\"\\s*(select|insert into|update|delete from)\\s|\\bsqlstate\\b");

	@ArchTest
	static final ArchRule KNOW_NEITHER_SERVER_NOR_STORE = noClasses().should()
		.dependOnClassesThat()
		.resideInAnyPackage("org.springframework..", "jakarta.servlet..", "jakarta.persistence..", "java.sql..",
				"javax.sql..", "java.beans..", "io.r2dbc..", "io.lettuce..", "io.netty..", "org.apache.catalina..",
				"reactor..", "org.reactivestreams..", "java.net.http..", "java.util.concurrent..",
				"io.tweebyte.shared..");

	@ArchTest
	static final ArchRule KNOW_NO_SERVICE = noClasses().should()
		.dependOnClassesThat()
		.resideInAnyPackage("io.tweebyte.common..", "io.tweebyte.user..", "io.tweebyte.tweet..",
				"io.tweebyte.interaction..", "io.tweebyte.gateway..");

	@ArchTest
	static final ArchRule DEPEND_IN_ONE_DIRECTION = slices().matching("io.tweebyte.contracts.(*)..")
		.should()
		.beFreeOfCycles();

	@ArchTest
	static final ArchRule RECORDS_ARE_FINAL = classes().that().areRecords().should().haveModifier(JavaModifier.FINAL);

	@ArchTest
	static final ArchRule SHARE_NO_STATE_THAT_CHANGES = fields().that().areStatic().should().beFinal();

	/** Statements, and what a database reports, are in {@code shared}. */
	@ArchTest
	static void holdNoSql(JavaClasses classes) throws IOException {
		try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
			List<Path> sources = files.filter((file) -> file.toString().endsWith(".java")).toList();
			assertThat(sources).hasSizeGreaterThan(50)
				.allSatisfy((source) -> assertThat(source).content().doesNotContainPattern(SQL));
		}
	}

	@ArchTest
	static void areFound(JavaClasses classes) {
		assertThat(classes).hasSizeGreaterThan(50);
	}

}
