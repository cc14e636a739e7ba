package io.tweebyte.launcher.workspace;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class MixedSetupTests {

	@Test
	void namesEachServiceOfAMixture() {
		MixedSetup mixed = MixedSetup.of(Model.ASYNC).with(ServiceName.GATEWAY, Model.REACTIVE);

		assertThat(mixed).hasToString("mixed(gateway=reactive,user=async,tweet=async,interaction=async)");
		assertThat(mixed.label(List.of(ServiceName.GATEWAY, ServiceName.USER)))
			.isEqualTo("mixed(gateway=reactive,user=async)");
	}

	@Test
	void knowsTheModelOfEachService() {
		MixedSetup mixed = MixedSetup.of(Model.REACTIVE)
			.with(ServiceName.USER, Model.ASYNC)
			.with(ServiceName.INTERACTION, Model.VIRTUAL);

		assertThat(List.of(ServiceName.values())).extracting(mixed::model)
			.containsExactly(Model.REACTIVE, Model.ASYNC, Model.REACTIVE, Model.VIRTUAL);
	}

	@ParameterizedTest
	@ValueSource(strings = { "async", "reactive", "virtual",
			"mixed(gateway=reactive,user=async,tweet=virtual,interaction=async)",
			"mixed(gateway=virtual,user=reactive,tweet=reactive,interaction=reactive)" })
	void readsTheNamesItPrints(String name) {
		assertThat(MixedSetup.parse(name)).hasToString(name);
	}

	@Test
	void readsAMixtureThatNamesSomeServices() {
		assertThat(MixedSetup.parse("mixed(gateway=reactive)"))
			.isEqualTo(MixedSetup.of(Model.ASYNC).with(ServiceName.GATEWAY, Model.REACTIVE));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "both", "async-virtual", "Async", "mixed", "async(user=async)", "mixed()",
			"mixed(user)", "mixed(user=other)", "mixed(like=async)" })
	void refusesOtherNames(String name) {
		assertThatIllegalArgumentException().isThrownBy(() -> MixedSetup.parse(name)).withMessageContaining("'");
	}

}
