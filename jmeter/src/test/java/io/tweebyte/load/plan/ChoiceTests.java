package io.tweebyte.load.plan;

import java.util.List;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class ChoiceTests {

	@Test
	void keepsTheOrderAndDropsRepetitions() {
		assertThat(Choice.named("backend", List.of("reactive", "async", "reactive"), BackendName.values()))
			.containsExactly(BackendName.REACTIVE, BackendName.ASYNC);
	}

	@Test
	void listsWhatThereIsWhenANameIsUnknown() {
		assertThatIllegalArgumentException()
			.isThrownBy(() -> Choice.named("backend", List.of("quarkus"), BackendName.values()))
			.withMessage("There is no backend 'quarkus'. There are: async, reactive, virtual");
	}

	@Test
	void knowsEveryBackendAsTheLauncherDoes() {
		assertThat(BackendName.values())
			.allSatisfy((backend) -> assertThat(backend.setup().label()).isEqualTo(backend.label()));
	}

}
