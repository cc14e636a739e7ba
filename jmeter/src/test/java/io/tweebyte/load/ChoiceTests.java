package io.tweebyte.load;

import java.util.List;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class ChoiceTests {

	@Test
	void keepsTheOrderAndDropsRepetitions() {
		assertThat(Choice.named("backend", List.of("reactive", "async", "reactive"), Contender.values()))
			.containsExactly(Contender.REACTIVE, Contender.ASYNC);
	}

	@Test
	void listsWhatThereIsWhenANameIsUnknown() {
		assertThatIllegalArgumentException()
			.isThrownBy(() -> Choice.named("backend", List.of("quarkus"), Contender.values()))
			.withMessage("There is no backend 'quarkus'. There are: async, async-virtual, reactive");
	}

	@Test
	void knowsEveryContenderAsTheLauncherDoes() {
		assertThat(Contender.values())
			.allSatisfy((contender) -> assertThat(contender.arrangement().label()).isEqualTo(contender.label()));
	}

}
