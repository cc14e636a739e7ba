package io.tweebyte.load.plan;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import io.tweebyte.testsupport.RawServer;
import org.junit.jupiter.api.Test;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/** The packages of servers, launcher and rig are layers, without anything for tests. */
class RigPackagesTests {

	private static final ArchRule NO_CYCLES = SlicesRuleDefinition.slices()
		.assignedFrom(new EachPackage())
		.should()
		.beFreeOfCycles();

	private static final ArchRule NO_TEST_SUPPORT = noClasses().should()
		.dependOnClassesThat()
		.resideInAPackage("io.tweebyte.testsupport..")
		.because("test-support is for tests");

	private static final ArchRule MEASURING_ALONE = noClasses().that()
		.resideInAPackage("io.tweebyte.measuring..")
		.should()
		.dependOnClassesThat(resideInAPackage("io.tweebyte..").and(resideOutsideOfPackage("io.tweebyte.measuring..")))
		.because("measuring knows neither backends nor requests");

	private static final JavaClasses CLASSES = new ClassFileImporter()
		.withImportOption(new ImportOption.DoNotIncludeTests())
		.importPackages("io.tweebyte.servers", "io.tweebyte.launcher", "io.tweebyte.driver", "io.tweebyte.load",
				"io.tweebyte.measuring");

	@Test
	void areRead() {
		assertThat(CLASSES.stream().map(JavaClass::getPackageName).distinct()).hasSizeGreaterThan(25)
			.contains("io.tweebyte.servers", "io.tweebyte.launcher.workspace", "io.tweebyte.load.run",
					"io.tweebyte.measuring.machine", "io.tweebyte.measuring.profile");
	}

	@Test
	void haveNoCycles() {
		NO_CYCLES.check(CLASSES);
	}

	@Test
	void leaveMeasuringAlone() {
		MEASURING_ALONE.check(CLASSES);
	}

	@Test
	void useNoTestSupport() {
		NO_TEST_SUPPORT.check(CLASSES);
	}

	@Test
	void reportsAClassThatUsesTestSupport() {
		assertThatExceptionOfType(AssertionError.class)
			.isThrownBy(() -> NO_TEST_SUPPORT.check(new ClassFileImporter().importClasses(UsesTestSupport.class)))
			.withMessageContainingAll("UsesTestSupport", "RawServer", "test-support is for tests");
	}

	/** Breaks the rule. */
	record UsesTestSupport(RawServer server) {
	}

	private static final class EachPackage implements SliceAssignment {

		@Override
		public SliceIdentifier getIdentifierOf(JavaClass javaClass) {
			return SliceIdentifier.of(javaClass.getPackageName());
		}

		@Override
		public String getDescription() {
			return "packages";
		}

	}

}
