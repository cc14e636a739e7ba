package io.tweebyte.load.plan;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** The packages of the rig are layers. */
class RigPackagesTests {

	@Test
	void haveNoCycles() {
		JavaClasses classes = new ClassFileImporter().withImportOption(new ImportOption.DoNotIncludeTests())
			.importPackages("io.tweebyte.load");
		assertThat(classes).hasSizeGreaterThan(80);
		SlicesRuleDefinition.slices().matching("io.tweebyte.load.(*)..").should().beFreeOfCycles().check(classes);
	}

}
