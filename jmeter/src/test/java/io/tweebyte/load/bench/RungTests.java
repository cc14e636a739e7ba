package io.tweebyte.load.bench;

import java.util.UUID;

import io.tweebyte.launcher.workspace.Model;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class RungTests {

	@Test
	void leadsFromTheStudyToOurs() {
		assertThat(Rung.of(Model.ASYNC)).containsExactly(Rung.STUDY, Rung.BATCHED, Rung.PROJECTION, Rung.MAPPED,
				Rung.OURS, Rung.ONE_STATEMENT, Rung.OURS_EDIT);
		assertThat(Rung.of(Model.REACTIVE)).containsExactly(Rung.STUDY, Rung.BATCHED, Rung.COLLECTED, Rung.MAPPED,
				Rung.BINARY, Rung.OURS, Rung.ONE_STATEMENT, Rung.OURS_EDIT);
		assertThat(Rung.of(Model.VIRTUAL)).containsExactly(Rung.OURS, Rung.OURS_EDIT);
	}

	@Test
	void asksTheVariantsByTheirNames() {
		UUID author = new UUID(0, 1);
		assertThat(Rung.STUDY.path(author)).isEqualTo("/study/tweets/user/" + author + "?limit=1000");
		assertThat(Rung.OURS.path(author)).isEqualTo("/tweets/user/" + author + "?limit=1000");
		assertThat(Rung.ONE_STATEMENT.path(author)).isEqualTo("/one-statement/tweets/" + author);
		assertThat(Rung.OURS_EDIT.path(author)).isEqualTo("/tweets/" + author);
	}

	@Test
	void measuresWholeRoundsAndFewOfTheStudy() {
		assertThat(Rung.STUDY.count(200, 4)).isEqualTo(4);
		assertThat(Rung.BATCHED.count(201, 4)).isEqualTo(204);
	}

}
