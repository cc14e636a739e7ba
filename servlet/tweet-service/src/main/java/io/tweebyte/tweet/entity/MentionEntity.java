package io.tweebyte.tweet.entity;

import java.io.Serializable;
import java.util.UUID;

import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;

@Entity
@Table(name = "mentions")
@IdClass(MentionEntity.Key.class)
public class MentionEntity {

	@Id
	@ManyToOne(fetch = FetchType.LAZY)
	private TweetEntity tweet;

	@Id
	private short position;

	private UUID userId;

	private String text;

	private String nameKey;

	public record Key(UUID tweet, short position) implements Serializable {
	}

}
