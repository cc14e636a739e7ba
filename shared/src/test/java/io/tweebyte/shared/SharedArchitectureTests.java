package io.tweebyte.shared;

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

@AnalyzeClasses(packages = "io.tweebyte.shared", importOptions = ImportOption.DoNotIncludeTests.class)
class SharedArchitectureTests {

	@ArchTest
	static final ArchRule KNOW_NO_MODEL = noClasses().should()
		.dependOnClassesThat()
		.resideInAnyPackage("org.springframework.web.servlet..", "org.springframework.web.reactive..",
				"org.springframework.web.server..", "org.springframework.web.filter..",
				"org.springframework.web.context..", "org.springframework.http.server..",
				"org.springframework.http.client..", "org.springframework.http.codec..",
				"org.springframework.data.jpa..", "org.springframework.data.r2dbc..",
				"org.springframework.data.repository..", "org.springframework.r2dbc..", "org.springframework.jdbc..",
				"org.springframework.security.web..", "org.springframework.security.config..",
				"org.springframework.security.oauth2.server..", "jakarta.servlet..", "jakarta.persistence..",
				"java.sql..", "io.r2dbc..", "io.netty..", "org.apache.catalina..", "reactor..", "org.reactivestreams..",
				"java.net.http..");

	@ArchTest
	static final ArchRule KNOW_NO_SERVICE = noClasses().should()
		.dependOnClassesThat()
		.resideInAnyPackage("io.tweebyte.common..", "io.tweebyte.user..", "io.tweebyte.tweet..",
				"io.tweebyte.interaction..", "io.tweebyte.gateway..");

	@ArchTest
	static final ArchRule DEPEND_IN_ONE_DIRECTION = slices().matching("io.tweebyte.shared.(*)..")
		.should()
		.beFreeOfCycles();

	@ArchTest
	static final ArchRule RECORDS_ARE_FINAL = classes().that().areRecords().should().haveModifier(JavaModifier.FINAL);

	@ArchTest
	static final ArchRule SHARE_NO_STATE_THAT_CHANGES = fields().that().areStatic().should().beFinal();

	@ArchTest
	static void areFound(JavaClasses classes) {
		assertThat(classes).hasSizeGreaterThan(50);
	}

}
