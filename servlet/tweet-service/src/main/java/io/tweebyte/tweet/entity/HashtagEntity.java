package io.tweebyte.tweet.entity;

import java.util.UUID;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

@Entity
@Table(name = "hashtags")
public class HashtagEntity {

	@Id
	private UUID id;

	private String text;

	private long tweetsCount;

}
